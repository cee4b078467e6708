// The move of a workspace from one database to another while its callers write, and its end where it has not arrived.

import { Mover } from './mover.ts'
import type { Move, Moved } from './steps.ts'

/** Moves it, or goes on with what a mover that was cut off has begun. */
export async function moveWorkspace(move: Move): Promise<Moved> {
  const mover = await Mover.open(move)
  try {
    return await mover.run()
  } finally {
    await mover.close()
  }
}

/** Undoes a move that has not arrived: the workspace lives in the source, and the target has nothing of it. */
export async function undoMove(move: Move): Promise<void> {
  const mover = await Mover.open(move)
  try {
    await mover.undo()
  } finally {
    await mover.close()
  }
}
