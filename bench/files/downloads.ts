// Downloads: what the service holds more while many are streamed at once.

import { fixed, median, megabytes, table } from '../figures.ts'
import type { Bench } from '../turns.ts'
import { fileBytes, openStage, type Stage } from './stage.ts'

export const parallel = 50
const everyMs = 5

export async function downloads(bench: Bench): Promise<string> {
  const stage = await openStage(bench, parallel)
  try {
    const id = await stage.upload()
    // Code is compiled and buffers are sized by the first ones.
    await peakOf(stage, id)
    const rounds: { readonly before: number; readonly peak: number; readonly ms: number }[] = []
    for (let round = 0; round < bench.rounds; round++) {
      const { resident: before } = await stage.service.memory()
      const began = performance.now()
      const peak = await peakOf(stage, id)
      rounds.push({ before, peak, ms: performance.now() - began })
    }
    const rows = rounds.map(({ before, peak, ms }, n) => [
      `round ${n + 1}`,
      megabytes(before),
      megabytes(peak),
      megabytes(peak - before),
      fixed(ms, 0),
    ])
    const more = median(rounds.map(({ before, peak }) => peak - before))
    rows.push(['median', '', '', megabytes(more), ''], ['aim', '', '', 'under 20', ''])
    return table(['', 'resident MB before', 'highest resident MB', 'more MB', 'ms for all'], rows)
  } finally {
    await stage.end()
  }
}

/** The most that it holds while all of them are sent. */
async function peakOf(stage: Stage, id: string): Promise<number> {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, stage.resident())
  }, everyMs)
  const sizes = await Promise.all(Array.from({ length: parallel }, () => stage.download(id)))
  clearInterval(timer)
  const wrong = sizes.find(size => size !== fileBytes)
  if (wrong !== undefined) throw new Error(`A download had ${wrong} bytes instead of ${fileBytes}.`)
  return peak
}
