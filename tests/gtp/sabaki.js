// Drives an engine with Sabaki's controller, as Sabaki does, and prints what came of it as JSON.
// node sabaki.js PACKAGE COMMAND [ARGUMENT ...]

const [packageFolder, command, ...args] = process.argv.slice(2)
const {Controller, ControllerStateTracker} = require(packageFolder)

const play = (color, vertex) => ({name: 'play', args: [color, vertex]})
const content = response => `${response.error ? '?' : '='} ${response.content}`

async function main() {
  const found = {}
  const controller = new Controller(command, args)
  const tracker = new ControllerStateTracker(controller)
  const send = (name, ...words) => controller.sendCommand({name, args: words}).then(content)
  controller.start()

  // At the start of a program Sabaki asks all this without waiting for an answer.
  found.greeting = await Promise.all(
    ['name', 'version', 'protocol_version', 'list_commands'].map(name => send(name))
  )

  // A game is handed over at once: komi, size, and all plays behind one another.
  const history = [play('B', 'F6'), play('W', 'J9'), play('B', 'PASS'), play('W', 'G8')]
  await tracker.sync({komi: 7, boardsize: [11, 11], history})
  found.synced = await send('move_history')

  // Going back is by undo, as far as the games have a beginning in common.
  await tracker.sync({komi: 7, boardsize: [11, 11], history: [...history.slice(0, 3), play('W', 'D4')]})
  found.undone = await send('move_history')
  found.refused = await tracker
    .sync({komi: 7, boardsize: [11, 11], history: [play('B', 'F6'), play('W', 'F6')]})
    .then(() => 'accepted', error => error.message)
  await tracker.sync({komi: 7, boardsize: [11, 11], history})

  // An analysis is ended by whatever is sent next.
  const lines = []
  let next = null
  const analysis = await controller.sendCommand({name: 'kata-analyze', args: ['B', '5']}, ({line}) => {
    if (!line.includes('info move')) return
    lines.push(line)
    if (next == null) next = send('name')
  })
  found.analysis = {error: analysis.error, lines, after: await next}

  // A move that is reported while it is thought about, of which the controller keeps the end.
  await tracker.queueCommand({name: 'lz-genmove_analyze', args: ['B', '10']})
  found.history = tracker.state.history
  found.replayed = await send('move_history')

  const started = Date.now()
  found.status = await new Promise(resolve => {
    controller.on('stopped', ({signal}) => resolve(signal))
    controller.stop(3000)
  })
  found.stoppedWithinMs = Date.now() - started
  console.log(JSON.stringify(found))
}

main()
