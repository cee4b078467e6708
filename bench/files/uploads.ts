// Uploads: the processor time of each, and what the service holds over a thousand of them.

import { spent } from '../cpu.ts'
import { fixed, median, megabytes, table } from '../figures.ts'
import type { Bench } from '../turns.ts'
import { inParallel, openStage, type Stage } from './stage.ts'

export const parallel = 10
const slices = 10
const aimMs = 60

export const uploadCount = ({ seconds }: Bench): number => (seconds < 1 ? 100 : 1_000)

export async function uploads(bench: Bench): Promise<string> {
  const stage = await openStage(bench, parallel)
  const each = uploadCount(bench) / slices
  try {
    await inParallel(each, parallel, stage.upload)
    const rows: string[][] = [rowOf('after as many to warm up', await held(stage))]
    const times: number[] = []
    for (let slice = 1; slice <= slices; slice++) {
      const { postmaster } = bench.data.database
      const processes = { postmaster, servers: [stage.service.pid] }
      const [peak, cpu] = await spent(processes, () => peakWhile(stage, each))
      const ms = (cpu!.servers * 1000) / each
      times.push(ms)
      rows.push(rowOf(`after ${slice * each}`, await held(stage), { peak, ms }))
      console.log(rows.at(-1)!.join('  '))
    }
    rows.push(['median', '', '', '', fixed(median(times), 1)], ['aim', 'flat', 'flat', '', `under ${aimMs}`])
    return table(['uploads', 'heap MB', 'resident MB', 'highest resident MB', 'processor ms each'], rows)
  } finally {
    await stage.end()
  }
}

const held = ({ service }: Stage) => service.memory()

interface Measured {
  readonly peak: number
  readonly ms: number
}

function rowOf(what: string, memory: Awaited<ReturnType<typeof held>>, measured?: Measured): string[] {
  const { heap, resident } = memory
  const own = measured ? [megabytes(measured.peak), fixed(measured.ms, 1)] : ['', '']
  return [what, megabytes(heap), megabytes(resident), ...own]
}

/** The most that it held while it took so many. */
async function peakWhile(stage: Stage, times: number): Promise<number> {
  let peak = 0
  await inParallel(times, parallel, async () => {
    await stage.upload()
    peak = Math.max(peak, stage.resident())
  })
  return peak
}
