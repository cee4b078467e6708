// Runs a PostgreSQL of its own on the folder of the first argument until the test that forked it says how to end.

import { startEmbedded } from '../../packages/db/index.ts'

// A crash of PostgreSQL does not touch what the machine has in memory, so nothing waits for the disk.
const embedded = await startEmbedded({ dataDir: process.argv[2]!, flags: ['-c', 'fsync=off'] })
process.send!(embedded.url())

process.on('message', async ends => {
  if (ends === 'discard') await embedded.discard()
  else await embedded.stop()
  process.exit()
})
process.on('disconnect', async () => {
  await embedded.discard()
  process.exit()
})
