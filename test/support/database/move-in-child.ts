// Moves a workspace as the first argument says, and stops for ever before the step that the second one names, so that it is killed there.

import { type Move, moveWorkspace } from '../../../packages/db/index.ts'

const [move, last] = process.argv.slice(2)

await moveWorkspace({
  ...(JSON.parse(move!) as Move),
  before: step => {
    if (step !== last) return
    process.send!(step)
    return new Promise(() => undefined)
  },
})
process.send!('moved')
