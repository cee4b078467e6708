// A neighbour: how long one workspace waits at a modest, fixed rate while another misbehaves, beside how long it waits alone.

import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { mintKey } from '../packages/server/auth/api-keys.ts'
import type { BenchWorkspace } from './data.ts'
import { fixed, median, range, table } from './figures.ts'
import { type Measured, measure, measureAt } from './load.ts'
import { get, send } from './requests.ts'
import { mixed, scenarios } from './scenarios.ts'
import { type Service, startInside } from './servers.ts'
import { assertAnswered, type Bench, inTurn, middle, ratio, type Side, side, speed } from './turns.ts'

export const neighboursPerSecond = 100
const aim = 'at most 1.50'

interface Misbehaviour {
  readonly title: string
  /** Callers who send their next request as soon as the last is answered, or requests a second whatever is answered. */
  readonly pace: { readonly callers: number } | { readonly perSecond: number }
  readonly request: () => string
}

const phone = () => `+92 300 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

function misbehavioursOf({ key, employees }: BenchWorkspace, endpoint: string): Misbehaviour[] {
  const toOne = (body: object) => send('PATCH', `/v1/employees/${employees[0]}`, body, key)
  const hidden = (n: number) => ({ url: `https://host-${n}.example.com/` })
  // Written once: what the load spends on it would count as the neighbour's wait.
  const unknown = toOne(Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`f${n}`, 1])))
  let names = 0
  return [
    {
      title: '60 callers change one row',
      pace: { callers: 60 },
      request: () => toOne({ phone_primary: phone() }),
    },
    {
      title: '16 callers list a status that nobody has',
      pace: { callers: 16 },
      request: () => get('/v1/employees?status=new', key),
    },
    {
      title: '30 changes a second to hosts whose name server is silent',
      pace: { perSecond: 30 },
      request: () => send('PATCH', `/v1/webhook_endpoints/${endpoint}`, hidden(names++), key),
    },
    {
      title: '10 bodies a second of 90,000 unknown fields',
      pace: { perSecond: 10 },
      request: () => unknown,
    },
    {
      title: '500 guesses of keys a second',
      pace: { perSecond: 500 },
      request: () => get('/v1/me', mintKey()),
    },
  ]
}

export async function neighbour(bench: Bench): Promise<string> {
  const silence = createSocket('udp4')
  await once(silence.bind(0, '127.0.0.1'), 'listening')
  try {
    const waits = await withService(
      bench,
      { MUSTER_NAME_SERVERS: `127.0.0.1:${silence.address().port}` },
      measureWithNeighbour(bench),
    )
    return [waits, await shares(bench)].join('\n\n')
  } finally {
    silence.close()
  }
}

async function withService<Result>(
  { data, folder }: Bench,
  env: Readonly<Record<string, string>>,
  work: (service: Service) => Promise<Result>,
): Promise<Result> {
  const first = get('/v1/me', data.workspaces[0]!.key)
  const service = await startInside({ data, folder, command: 'serve', env, first })
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

const measureWithNeighbour = (bench: Bench) => async (service: Service) => {
  const [first, second] = bench.data.workspaces
  const ports = [service.port]
  const asked = () =>
    measureAt({ ports, request: () => mixed.service(second!) }, neighboursPerSecond, bench.openSeconds)
  await side(bench, [service], mixed.service)(bench.warmUpSeconds * 3)
  const rows: string[][] = []
  for (const misbehaviour of misbehavioursOf(first!, await endpointOf(service, first!))) {
    const alone: Measured[] = []
    const beside: Measured[] = []
    for (let round = 0; round < bench.rounds; round++) {
      alone.push(await asked())
      beside.push(await amid(misbehaviour, ports, bench.openSeconds, asked))
    }
    for (const each of [...alone, ...beside]) assertAnswered(each)
    rows.push([misbehaviour.title, ...waited(alone), ...waited(beside), ...compared(beside, alone), aim])
    console.log(rows.at(-1)!.join('  '))
  }
  const one = (who: string) => [`${who}: p50 ms`, 'p99 ms']
  return table(['', ...one('alone'), ...one('beside'), 'p99 to alone', 'range', 'aim'], rows)
}

/** Measures while it goes on: it begins before and ends after. */
async function amid(
  { pace, request }: Misbehaviour,
  ports: readonly number[],
  seconds: number,
  work: () => Promise<Measured>,
): Promise<Measured> {
  const lasting = seconds + 1
  const target = { ports, request }
  const misbehaving =
    'callers' in pace ? measure(target, pace.callers, lasting) : measureAt(target, pace.perSecond, lasting)
  await sleep(500)
  const measured = await work()
  await misbehaving
  return measured
}

const waited = (samples: readonly Measured[]) => [
  fixed(middle(samples, 'p50'), 1),
  fixed(middle(samples, 'p99'), 1),
]

function compared(beside: readonly Measured[], alone: readonly Measured[]): string[] {
  const ratios = beside.map(({ p99 }, round) => p99 / alone[round]!.p99)
  return [fixed(median(ratios), 2), range(ratios, 2)]
}

/** One to be changed over and over. */
async function endpointOf({ port }: Service, { key }: BenchWorkspace): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://host.example.com/', events: ['employee.created'] }),
  })
  if (response.status !== 201) throw new Error(`No endpoint was made: ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

/** One workspace with all callers: with its share of the pool, and with as many connections as the pool has. */
function shares(bench: Bench): Promise<string> {
  const connections = 16
  const pool = (size: number) => ({ MUSTER_POOL_SIZE: String(size) })
  const lone = bench.data.workspaces.slice(1, 2)
  return withService(bench, pool(connections), half =>
    withService(bench, pool(connections * 2), async whole => {
      const rows: string[][] = []
      for (const { title, service } of [
        scenarios.list_25,
        scenarios.get,
        scenarios.create,
        scenarios.patch,
      ]) {
        const of = (server: Service): Side => side(bench, [server], service, lone)
        const samples = await inTurn(bench, { half: of(half), whole: of(whole) })
        rows.push([
          title,
          ...speed(samples.half),
          ...speed(samples.whole),
          ...ratio(samples.half, samples.whole),
        ])
        console.log(rows.at(-1)!.join('  '))
      }
      const one = (most: number) => [`${most} at most /s`, 'p50 ms', 'p99 ms']
      return table(['', ...one(connections / 2), ...one(connections), 'ratio', 'range'], rows)
    }),
  )
}
