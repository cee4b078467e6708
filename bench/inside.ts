// Loaded into a measured server before it starts (--import): answers questions about memory and time from the inside.

import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { type Recorded, Recorder } from './tail/recorder.ts'

/** Bytes after everything that could be collected was. */
export interface Memory {
  readonly heap: number
  readonly resident: number
}

/** `profiled` ends what `profile` began, and `recorded` what `record` did. */
export type Question = 'memory' | 'profile' | { readonly profiled: string } | 'record' | 'recorded'

const session = new Session()
let recorder = new Recorder()

async function answer(question: Question): Promise<Memory | Recorded | undefined> {
  if (question === 'memory') return memory()
  if (question === 'record') {
    recorder = new Recorder()
    recorder.begin()
    return undefined
  }
  if (question === 'recorded') return recorder.end()
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
