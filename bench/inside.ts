// Loaded into a measured server before it starts (--import): answers questions about memory and time from the inside.

import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

/** Bytes after everything that could be collected was. */
export interface Memory {
  readonly heap: number
  readonly resident: number
}

/** `profiled` ends what `profile` began. */
export type Question = 'memory' | 'profile' | { readonly profiled: string }

const session = new Session()

async function answer(question: Question): Promise<Memory | undefined> {
  if (question === 'memory') return memory()
  if (question === 'profile') {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 500 })
    await session.post('Profiler.start')
    return undefined
  }
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  writeFileSync(question.profiled, JSON.stringify(profile))
  return undefined
}

async function memory(): Promise<Memory> {
  session.connect()
  // What the first collection lets finalizers release, the second one takes.
  await session.post('HeapProfiler.collectGarbage')
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed, resident: rss }
}

process.on(
  'message',
  (question: Question) => void answer(question).then(result => process.send?.({ result })),
)
// The benchmark has gone.
process.on('disconnect', () => process.exit())
