"use strict";
// Plays the games of a match through. Knows no rules: every position was worked out beforehand and comes as
// changes of cells (see games.py). All text from the data is set as text, never as HTML.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const games = data.games;
  if (games.length === 0) return;

  const byId = (id) => document.getElementById(id);
  const SVG = "http://www.w3.org/2000/svg";
  const COLORS = { B: "Black", W: "White" };
  const isStone = (mark) => mark !== "." && mark !== "-";
  const isBlack = (mark) => mark === "X" || mark === "x";
  const isLimited = (mark) => mark === "x" || mark === "o";
  const format = (number) => String(Math.round(number * 100) / 100);
  const signed = (number) => (number > 0 ? "+" : "") + format(number);
  const short = (count) => (count < 10000 ? String(count) : `${(count / 1000).toFixed(count < 1e5 ? 1 : 0)}k`);
  const make = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };

  // -- the board ----------------------------------------------------------------------------------

  const boards = new Map();
  for (const svg of document.querySelectorAll("#boards svg")) {
    const all = (name) => [...svg.querySelectorAll(`[data-${name}]`)];
    const links = all("link").map((line) => ({ line, ends: line.dataset.link.split(" ").map(Number) }));
    boards.set(Number(svg.dataset.side), {
      svg, links, cells: all("cell"), stones: all("stone"), dots: all("dot"), marks: all("mark"),
    });
  }

  function marksAt(game, ply) {
    const marks = new Array(boards.get(game.side).cells.length).fill(".");
    for (let i = 0; i <= ply; i++) {
      const changes = game.changes[i];
      for (let at = 0; at < changes.length; at += 3) {
        marks[parseInt(changes.slice(at + 1, at + 3), 36)] = changes[at];
      }
    }
    return marks;
  }

  // Shows the marks and returns how many stones changed color; `mover` placed one if any is new.
  function draw(game, marks, before, mover) {
    const board = boards.get(game.side);
    for (const other of boards.values()) other.svg.toggleAttribute("hidden", other !== board);
    let captured = 0;
    let placed = -1;
    marks.forEach((mark, cell) => {
      const stone = isStone(mark);
      const color = isBlack(mark) ? "black" : "white";
      if (stone && !isStone(before[cell])) placed = cell;
      const taken = stone && isStone(before[cell]) && isBlack(mark) !== isBlack(before[cell]);
      if (taken || (placed === cell && isBlack(mark) !== (mover === "B"))) captured++;
      board.cells[cell].setAttribute("class", mark === "-" ? "cell closed" : "cell");
      board.stones[cell].setAttribute("class", stone ? `stone ${color}` : "stone none");
      board.dots[cell].setAttribute("class", isLimited(mark) ? `dot ${color}` : "dot none");
      board.marks[cell].setAttribute("class", taken ? "mark taken" : "mark none");
    });
    if (placed >= 0) board.marks[placed].setAttribute("class", "mark last");
    for (const { line, ends } of board.links) {
      const [one, other] = ends.map((cell) => marks[cell]);
      const owner = isBlack(one) ? " black" : " white";
      const state = isStone(one) && isStone(other) ? (isLimited(one) ? " limited" + owner : "") : " none";
      line.setAttribute("class", "link" + state);
    }
    return captured;
  }

  // -- one position -------------------------------------------------------------------------------

  let shown = games;
  let game = games[0];
  let ply = 0;

  function show(wanted) {
    ply = Math.max(0, Math.min(game.moves.length, wanted));
    const marks = marksAt(game, ply);
    const captured = draw(game, marks, ply > 0 ? marksAt(game, ply - 1) : marks, game.colors[ply - 1]);
    showPlayer("black", "B", game.black[ply]);
    showPlayer("white", "W", game.white[ply]);
    const text = describe(captured);
    byId("status").textContent = text;
    boards.get(game.side).svg.setAttribute("aria-label", text);
    byId("ply").value = ply;
    byId("ply").setAttribute("aria-valuetext", ply === 0 ? "start" : `${ply}, ${game.moves[ply - 1]}`);
    byId("first").disabled = byId("back").disabled = ply === 0;
    byId("last").disabled = byId("forward").disabled = ply === game.moves.length;
    showCurrentMove();
    for (const cursor of document.querySelectorAll(".cursor")) {
      cursor.setAttribute("x1", chartX(ply));
      cursor.setAttribute("x2", chartX(ply));
    }
    history.replaceState(null, "", `#${game.number}-${ply}`);
  }

  function describe(captured) {
    const sums = `Black ${format(game.black[ply])}, White ${format(game.white[ply])}`;
    if (ply === 0) return `Start. ${COLORS[game.turn[0]]} to move.`;
    const parts = [`Move ${ply} of ${game.moves.length}: ${COLORS[game.colors[ply - 1]]} ${game.moves[ply - 1]}`];
    if (captured) parts.push(`${captured} ${captured === 1 ? "stone changes" : "stones change"} color`);
    const next = game.turn[ply] === "-" ? "the game is over" : `${COLORS[game.turn[ply]]} to move`;
    const end = ply === game.moves.length ? `. Result ${game.result}, ${game.cause}` : "";
    return `${parts.join(", ")}. ${sums}; ${next}${end}.`;
  }

  function latest(letter) {
    for (let i = ply - 1; i >= 0; i--) if (game.colors[i] === letter) return i;
    return -1;
  }

  function showPlayer(id, letter, points) {
    const card = byId(id);
    const part = (name) => card.querySelector(`.${name}`);
    const move = latest(letter);
    const told = (values) => (move >= 0 && values && values[move] !== null ? values[move] : null);
    card.classList.toggle("on-turn", game.turn[ply] === letter);
    part("button-held").hidden = game.button[ply] !== letter;
    part("points").textContent = `${format(points)} points`;
    const left = told(game.left);
    part("clock").textContent = left === null ? "" : `clock ${left.toFixed(left < 10 ? 2 : 0)} s`;
    const says = [];
    const margin = told(game.margins);
    if (margin !== null) says.push(`sees ${signed(letter === "B" ? margin : -margin)}`);
    if (told(game.depths) !== null) says.push(`depth ${told(game.depths)}`);
    if (told(game.nodes) !== null) says.push(`${short(told(game.nodes))} nodes`);
    if (told(game.seconds) !== null) says.push(`${told(game.seconds).toFixed(2)} s`);
    part("says").textContent = says.join(", ");
  }

  // -- moves and charts of a game -----------------------------------------------------------------

  function listMoves() {
    const list = byId("moves");
    list.replaceChildren(...game.moves.map((move, i) => {
      const item = make("li");
      const color = game.colors[i] === "B" ? "black" : "white";
      const inOpening = game.seconds && game.seconds[i] === null;
      const button = make("button", color + (inOpening ? " opening" : ""), `${i + 1} ${move}`);
      button.type = "button";
      button.setAttribute("aria-label", `Move ${i + 1}, ${color} ${move}`);
      button.addEventListener("click", () => show(i + 1));
      item.append(button);
      return item;
    }));
  }

  function showCurrentMove() {
    const list = byId("moves");
    for (const button of list.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
    const item = list.children[ply - 1];
    if (!item) { list.scrollTop = 0; return; }
    item.firstChild.setAttribute("aria-current", "step");
    const above = item.offsetTop - list.offsetTop;
    if (above < list.scrollTop || above + item.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = above - list.clientHeight / 2;
    }
  }

  const LEFT = 56, RIGHT = 628;
  const chartX = (at) => LEFT + (RIGHT - LEFT) * at / Math.max(1, game.moves.length);

  function shape(name, attributes, text) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // An empty chart from -top to top, and where a value lies in it.
  function chart(svg, top) {
    const height = svg.viewBox.baseVal.height;
    const y = (value) => height / 2 - (height / 2 - 12) * value / top;
    svg.replaceChildren();
    for (const value of [-top, 0, top]) {
      svg.append(shape("line", { class: "grid", x1: LEFT, x2: RIGHT, y1: y(value), y2: y(value) }));
      svg.append(shape("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, format(value)));
    }
    svg.append(shape("line", { class: "cursor", x1: LEFT, x2: LEFT, y1: 0, y2: height }));
    return y;
  }

  function drawCharts() {
    const board = game.black.map((points, i) => [i, points - game.white[i]]);
    const seen = (letter) => (game.margins || [])
      .map((margin, i) => [i + 1, margin])
      .filter(([at, margin]) => margin !== null && game.colors[at - 1] === letter);
    const lines = [board, seen("B"), seen("W")];
    const top = Math.ceil(Math.max(1, ...lines.flat().map(([, value]) => Math.abs(value))));
    const svg = byId("margin-chart");
    const y = chart(svg, top);
    lines.forEach((line, i) => {
      const points = line.map(([at, value]) => `${chartX(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
      svg.append(shape("polyline", { class: `line s${i}`, points }));
    });
    byId("time-figure").hidden = !game.seconds;
    if (game.seconds) drawTimes(byId("time-chart"));
  }

  function drawTimes(svg) {
    const y = chart(svg, Math.max(0.001, ...game.seconds));
    const width = Math.max(1, (RIGHT - LEFT) / game.moves.length - 1);
    game.seconds.forEach((seconds, i) => {
      if (seconds === null) return;
      const black = game.colors[i] === "B";
      const [above, below] = black ? [y(seconds), y(0)] : [y(0), y(-seconds)];
      svg.append(shape("rect", {
        class: `bar ${black ? "s1" : "s2"}`, x: chartX(i + 1) - width / 2, y: above, width, height: below - above,
      }));
    });
  }

  // -- choosing a game ----------------------------------------------------------------------------

  function choose(wanted, at) {
    game = wanted;
    const [black, white] = game.players.map((player) => data.engines[player]);
    byId("game-title").textContent = `Game ${game.number}: ${black} – ${white}, ${game.result}`;
    const facts = [`ended by ${game.cause}`, game.opening || "no opening"];
    if (game.komi !== 0) facts.push(`komi ${format(game.komi)}, counted for White from the start`);
    facts.push(game.hasButton ? "with the button" : "no button");
    byId("game-facts").textContent = facts.join(" · ");
    byId("remarks").replaceChildren(...game.remarks.map((text) => make("li", "", text)));
    document.querySelector("#black .name").textContent = black;
    document.querySelector("#white .name").textContent = white;
    byId("ply").max = game.moves.length;
    listMoves();
    drawCharts();
    for (const row of byId("games").children) row.classList.toggle("chosen", row.game === game);
    const place = shown.indexOf(game);
    byId("previous-game").disabled = place <= 0;
    byId("next-game").disabled = place === shown.length - 1;
    show(at);
  }

  function neighbour(step) {
    const next = shown[shown.indexOf(game) + step];
    if (next && (step > 0 || shown.includes(game))) choose(next, 0);
  }

  const row = (game) => {
    const tr = make("tr");
    const number = make("td", "number");
    const button = make("button", "", String(game.number));
    button.type = "button";
    button.setAttribute("aria-label", `Show game ${game.number}`);
    number.append(button);
    tr.append(number);
    const [black, white] = game.players.map((player) => data.engines[player]);
    const cells = { Black: black, White: white, Result: game.result, End: game.cause, Opening: game.opening };
    for (const text of Object.values(cells)) tr.append(make("td", "text", text));
    tr.append(make("td", "number", String(game.moves.length)));
    tr.setAttribute("role", "row");
    ["Game", ...Object.keys(cells), "Moves"].forEach((name, i) => {
      tr.children[i].dataset.label = name;
      tr.children[i].setAttribute("role", "cell");
    });
    tr.addEventListener("click", () => {
      choose(game, 0);
      byId("viewer").scrollIntoView({ block: "start" });
    });
    tr.game = game;
    return tr;
  };

  function winner(game) {
    return game.winner === null ? "-" : game.winner === game.players[0] ? "B" : "W";
  }

  function filter() {
    const outcome = byId("outcome").value;
    const words = byId("words").value.toLowerCase().split(/\s+/).filter(Boolean);
    shown = [];
    for (const tr of byId("games").children) {
      const { game } = tr;
      const fits = outcome === "" || outcome === winner(game) || outcome === `w${game.winner}`
        || (outcome === "fault" && game.fault);
      const text = [...tr.children].map((cell) => cell.textContent).join(" ").toLowerCase();
      tr.hidden = !(fits && words.every((word) => text.includes(word)));
      if (!tr.hidden) shown.push(game);
    }
    byId("found").textContent = `${shown.length} of ${games.length} games`;
    const place = shown.indexOf(game);
    byId("previous-game").disabled = place <= 0;
    byId("next-game").disabled = place === shown.length - 1;
  }

  // -- hands --------------------------------------------------------------------------------------

  const actions = {
    ArrowLeft: () => show(ply - 1), ArrowRight: () => show(ply + 1),
    Home: () => show(0), End: () => show(game.moves.length),
    n: () => neighbour(1), p: () => neighbour(-1),
  };
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    const writing = target.matches("input, select") && !(target.id === "ply" && key.length === 1);
    if (!action || writing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  });
  byId("first").addEventListener("click", actions.Home);
  byId("back").addEventListener("click", actions.ArrowLeft);
  byId("forward").addEventListener("click", actions.ArrowRight);
  byId("last").addEventListener("click", actions.End);
  byId("ply").addEventListener("input", (event) => show(Number(event.target.value)));
  byId("previous-game").addEventListener("click", actions.p);
  byId("next-game").addEventListener("click", actions.n);
  byId("outcome").addEventListener("change", filter);
  byId("words").addEventListener("input", filter);
  document.querySelector(".filter").addEventListener("submit", (event) => event.preventDefault());

  for (const svg of [byId("margin-chart"), byId("time-chart")]) {
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      const x = (event.clientX - box.left) * 640 / box.width;
      show(Math.round((x - LEFT) / (RIGHT - LEFT) * game.moves.length));
    });
  }

  // A swipe turns one move over, to the left goes on; a tap steps towards the half that it hit.
  let start = null;
  byId("boards").addEventListener("pointerdown", (event) => { start = event.isPrimary ? event : null; });
  byId("boards").addEventListener("pointerup", (event) => {
    if (!start || !event.isPrimary) return;
    const x = event.clientX - start.clientX, y = event.clientY - start.clientY;
    start = null;
    if (Math.abs(x) > 30 && Math.abs(x) > Math.abs(y)) return show(ply + (x < 0 ? 1 : -1));
    if (Math.hypot(x, y) > 12) return undefined;
    const box = byId("boards").getBoundingClientRect();
    return show(ply + (event.clientX < box.left + box.width / 2 ? -1 : 1));
  });

  byId("games").append(...games.map(row));
  byId("viewer").hidden = byId("list").hidden = byId("contents").hidden = false;
  filter();
  const [number, at] = location.hash.slice(1).split("-").map(Number);
  choose(games.find((other) => other.number === number) || games[0], at || 0);
})();
