// What a bench tells of a file that is made: how long it took, what it cost, and how long other requests waited beside it.

import type { Cpu } from '../cpu.ts'
import { fixed, megabytes } from '../figures.ts'
import { type Measured, measureAt } from '../load.ts'
import { get, pick } from '../requests.ts'
import type { Service } from '../servers.ts'
import { assertAnswered } from '../turns.ts'

export const perSecond = 40
const sliceSeconds = 4

/** Of a table whose rows are a name, `tellFile` and `tellWaits`. */
export const columns = [
  '',
  'seconds',
  'processor s',
  'of PostgreSQL',
  'more MB',
  'file MB',
  'p50 ms',
  'p99 ms',
  'longest ms',
]

export interface MadeFile {
  readonly seconds: number
  /** Bytes that the process held more than before. */
  readonly more: number
  readonly size: number
}

export const tellFile = (
  { seconds, more, size }: MadeFile,
  cpu: Cpu | undefined,
  decimals: number,
): string[] => [
  fixed(seconds, decimals),
  cpu ? fixed(cpu.servers, decimals) : '',
  cpu ? fixed(cpu.postgres, decimals) : '',
  megabytes(more),
  megabytes(size),
]

/** In milliseconds. */
export type Waited = Pick<Measured, 'p50' | 'p99' | 'longest'>

export const tellWaits = ({ p50, p99, longest }: Waited): string[] =>
  [p50, p99, longest].map(ms => fixed(ms, 1))

interface Asking {
  readonly key: string
  readonly employees: readonly string[]
}

/** Asks for employees in slices of time, until nothing else goes on any more; the worst of the slices. */
export async function measureWaits(
  { port }: Service,
  { key, employees }: Asking,
  goesOn: () => boolean,
): Promise<Waited> {
  const request = () =>
    pick([() => get(`/v1/employees/${pick(employees)}`, key), () => get('/v1/employees', key)])()
  const slices: Measured[] = []
  do {
    const slice = await measureAt({ ports: [port], request }, perSecond, sliceSeconds)
    assertAnswered(slice)
    slices.push(slice)
  } while (goesOn())
  const worst = (of: keyof Waited) => Math.max(...slices.map(slice => slice[of]))
  return { p50: worst('p50'), p99: worst('p99'), longest: worst('longest') }
}

/** The same while a file is made. */
export async function measureDuring(
  service: Service,
  asking: Asking,
  make: () => Promise<MadeFile>,
): Promise<{ readonly file: MadeFile; readonly waited: Waited }> {
  let isOver = false
  const making = make().finally(() => {
    isOver = true
  })
  const waited = await measureWaits(service, asking, () => !isOver)
  return { waited, file: await making }
}
