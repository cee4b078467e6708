// The peers beside Muster (npm run bench in this folder): the same rows, the same requests, the same load, in turn.

import { randomUUID } from 'node:crypto'
import { type BenchWorkspace, benchData } from '../data.ts'
import { fixed, table } from '../figures.ts'
import { failInWords, options } from '../options.ts'
import { circumstances, rounds, write } from '../report.ts'
import { get, pick, send } from '../requests.ts'
import { type Scenario, scenarios } from '../scenarios.ts'
import { removeLogs, startService } from '../servers.ts'
import { type Bench, cost, costTable, inTurn, ratio, side, speed } from '../turns.ts'
import { startDirectus, token, version } from './directus.ts'
import { assertBuilt } from './native.ts'

interface Compared {
  readonly scenario: Scenario
  /** The same work asked of the peer. */
  readonly peer: (workspace: BenchWorkspace) => string
}

const employee = { first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01', status: 'active' }

const compared: readonly Compared[] = [
  {
    scenario: scenarios.list_25,
    peer: ({ id }) => {
      const filter = `filter[workspace_id][_eq]=${id}&filter[deleted][_eq]=false`
      return get(`/items/employees?limit=25&sort=-created_at,-id&${filter}`, token)
    },
  },
  { scenario: scenarios.get, peer: ({ employees }) => get(`/items/employees/${pick(employees)}`, token) },
  {
    scenario: scenarios.create,
    peer: ({ id, references }) => {
      const key = randomUUID()
      const body = { ...employee, ...references, workspace_id: id, id: key, employee_code: key }
      return send('POST', '/items/employees', body, token)
    },
  },
]

async function run(bench: Bench): Promise<string> {
  const service = await startService(bench.data, bench.folder)
  try {
    const directus = await startDirectus(bench.data, bench.folder)
    try {
      const rows: string[][] = []
      const costs: string[][] = []
      for (const { scenario, peer } of compared) {
        const sides = {
          peer: side(bench, [directus], peer),
          service: side(bench, [service], scenario.service),
        }
        const samples = await inTurn(bench, sides)
        const times = ratio(samples.service, samples.peer)
        rows.push([scenario.title, ...speed(samples.peer), ...speed(samples.service), ...times])
        costs.push([scenario.title, ...cost(samples.peer), ...cost(samples.service)])
        console.log(rows.at(-1)!.join('  '))
      }
      const started = `From spawning to the first answer: Directus ${fixed(directus.firstAnswerMs, 0)} ms, Muster ${fixed(service.firstAnswerMs, 0)} ms.`
      return [table(head, rows), costTable('Directus', costs), started].join('\n\n')
    } finally {
      await directus.stop()
    }
  } finally {
    await service.stop()
  }
}

const one = (who: string) => [`${who}/s`, 'p50 ms', 'p99 ms']
const head = ['', ...one('Directus '), ...one('Muster '), 'times as fast', 'range']

await failInWords(async () => {
  assertBuilt()
  const data = await benchData(options.folder, options.employees)
  removeLogs(options.folder)
  try {
    const bench: Bench = { ...options, data }
    const tables = await run(bench)
    const command = 'cd bench/peers && npm ci && npm run bench'
    const about = `Directus ${version()}; ${circumstances(bench, rounds(bench), command)}`
    console.log(`\n${tables}\n\n${about}`)
    if (options.write) write('peers', `${tables}\n\n${about}.`)
  } finally {
    await data.stop()
  }
})
