// Preloaded into the samples of a guide: they wait until the shell has come to their place in the page.

import { openSync, readSync, writeFileSync } from 'node:fs'

const turns = openSync('turn', 'r+')

Object.assign(globalThis, {
  takeTurn: () => {
    const said = Buffer.alloc(3)
    readSync(turns, said)
    if (said.toString() !== 'go\n') process.exit(1)
  },
  endTurn: () => writeFileSync('done', '0\n'),
})
