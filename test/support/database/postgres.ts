// Runs a PostgreSQL of its own on the folder of the first argument, with the flags that follow, as the test that forked it says, and never outlives it.

import { type Embedded, findDataFolder, startEmbedded } from '../../../packages/db/index.ts'

const [dataDir, ...flags] = process.argv.slice(2)
let embedded: Embedded | undefined

const orders: Readonly<Record<string, () => Promise<string>>> = {
  find: () => findDataFolder(dataDir!),
  async start() {
    embedded = await startEmbedded({ dataDir: dataDir!, flags })
    return embedded.url()
  },
  async stop() {
    await embedded?.stop()
    return 'stopped'
  },
  async discard() {
    await embedded?.discard()
    return 'discarded'
  },
}

let doing = Promise.resolve()
process.on('message', (order: string) => {
  doing = doing.then(async () => void process.send!(await orders[order]!()))
})
process.on('disconnect', () => {
  doing = doing
    .catch(() => undefined)
    .then(async () => {
      await orders.discard!()
      process.exit()
    })
})
