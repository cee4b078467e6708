// The watcher: the benchmark's hold on the process that watches the others.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Watched, Watching } from './watch.ts'

export interface Watcher {
  /** What was seen of the server of this pid, and of PostgreSQL, while the work went on. */
  watch<Result>(server: number, work: () => Promise<Result>): Promise<readonly [Result, Watched]>
  stop(): Promise<void>
}

export async function startWatcher(url: string): Promise<Watcher> {
  const child = fork(join(import.meta.dirname, 'watch.ts'), [url], { serialization: 'advanced' })
  const told = async (): Promise<unknown> => (await once(child, 'message'))[0]
  const ask = (message: Watching): Promise<unknown> => {
    const answer = told()
    child.send(message)
    return answer
  }
  await told()
  return {
    async watch(server, work) {
      await ask({ server })
      const result = await work()
      return [result, (await ask('end')) as Watched]
    },
    async stop() {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}
