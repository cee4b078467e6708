// The server of the tests works on operations when it is told to: here, for as long as something else goes on.

import { deliver } from './server.ts'

export async function whileDelivering<T>(work: Promise<T>): Promise<T> {
  const state = { isOver: false }
  const over = work.finally(() => {
    state.isOver = true
  })
  while (!state.isOver) await deliver()
  return over
}
