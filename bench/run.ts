// The benchmark (npm run bench): the full service beside the floor, in one run on the same data.

import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchData, type BenchWorkspace, benchData } from './data.ts'
import { type Measured, measure } from './load.ts'

const { values: options } = parseArgs({
  options: {
    employees: { type: 'string', default: '1000000' },
    workspaces: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    data: { type: 'string', default: '.data/bench' },
  },
})

interface Scenario {
  readonly name: string
  readonly aim: number
  floor(workspace: BenchWorkspace): string
  service(workspace: BenchWorkspace): string
}

const scenarios: readonly Scenario[] = [
  {
    name: 'list of 25',
    aim: 0.65,
    floor: ({ id }) => get(`/${id}`),
    service: ({ key }) => get('/v1/employees', key),
  },
  {
    name: 'one by id',
    aim: 0.65,
    floor: ({ id, employees }) => get(`/${id}/${pick(employees)}`),
    service: ({ key, employees }) => get(`/v1/employees/${pick(employees)}`, key),
  },
  {
    name: 'create with an idempotency key',
    aim: 0.45,
    floor: workspace => post(`/${workspace.id}`, body(workspace)),
    service: workspace => post('/v1/employees', body(workspace), workspace.key),
  },
]

const person = { first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01' }

function body({ references }: BenchWorkspace): string {
  return JSON.stringify({ ...person, ...references })
}

function get(path: string, key?: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: bench\r\n${authorization(key)}\r\n`
}

function post(path: string, json: string, key?: string): string {
  const idempotency = key ? `Idempotency-Key: ${randomUUID()}\r\n` : ''
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\n${authorization(key)}${idempotency}Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`
}

function authorization(key: string | undefined): string {
  return key ? `Authorization: Bearer ${key}\r\n` : ''
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)]!
}

async function started(
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, file), args, { env: { ...process.env, ...env } })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', message => resolve((message as { port: number }).port))
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
  })
  return { port, child }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

async function compare(
  scenario: Scenario,
  data: BenchData,
  ports: { floor: number; service: number },
): Promise<string> {
  const load = (side: 'floor' | 'service', seconds: number): Promise<Measured> =>
    measure(
      { port: ports[side], request: () => scenario[side](pick(data.workspaces)) },
      Number(options.connections),
      seconds,
    )
  await load('floor', 2)
  await load('service', 3)
  const rounds: { floor: Measured; service: Measured }[] = []
  // In turn, so that both meet the same noise.
  for (let round = 0; round < Number(options.rounds); round++) {
    rounds.push({
      floor: await load('floor', Number(options.seconds)),
      service: await load('service', Number(options.seconds)),
    })
  }
  const failures = rounds.reduce((sum, { floor, service }) => sum + floor.failures + service.failures, 0)
  if (failures > 0) throw new Error(`${scenario.name}: ${failures} requests failed`)
  const ratios = rounds.map(({ floor, service }) => service.perSecond / floor.perSecond)
  const row = (side: 'floor' | 'service') => {
    const of = (figure: 'perSecond' | 'p50' | 'p99') => median(rounds.map(round => round[side][figure]))
    return `${of('perSecond').toFixed(0).padStart(7)} ${of('p50').toFixed(2).padStart(7)} ${of('p99').toFixed(2).padStart(7)}`
  }
  const range = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`
  return `${scenario.name.padEnd(32)} ${row('floor')}   ${row('service')}   ${median(ratios).toFixed(2).padStart(5)} (${range}; aim ${scenario.aim})`
}

const workspaces = Number(options.workspaces)
const data = await benchData(options.data, workspaces, Math.round(Number(options.employees) / workspaces))
const floor = await started('floor.ts', [data.url], {})
const service = await started('service.ts', [], { DATABASE_URL: data.url, MUSTER_SECRET: data.secret })
try {
  console.log(
    `\n${options.employees} employees in ${workspaces} workspaces, ${options.connections} connections, one process each; medians of ${options.rounds} rounds of ${options.seconds} s`,
  )
  console.log(
    `${''.padEnd(32)} ${'floor/s'.padStart(7)} ${'p50 ms'.padStart(7)} ${'p99 ms'.padStart(7)}   ${'full/s'.padStart(7)} ${'p50 ms'.padStart(7)} ${'p99 ms'.padStart(7)}   ratio`,
  )
  for (const scenario of scenarios)
    console.log(await compare(scenario, data, { floor: floor.port, service: service.port }))
} finally {
  floor.child.disconnect()
  service.child.disconnect()
  await data.stop()
}
