// Cold start: from spawning `muster serve`, with the data in place, to its first answer, and the first request of every route after it.

import { type OperationFacts, operations } from '../packages/contract/index.ts'
import { Connection } from './connection.ts'
import type { BenchWorkspace } from './data.ts'
import { fixed, median, range, table } from './figures.ts'
import { get, send } from './requests.ts'
import { startService } from './servers.ts'
import type { Bench } from './turns.ts'

/** Milliseconds of the first and the second request of one route, over the starts. */
interface Route {
  readonly first: number[]
  readonly second: number[]
}

export async function cold(bench: Bench): Promise<string> {
  const starts: number[] = []
  const cpu: number[] = []
  const routes = new Map<string, Route>()
  for (let round = 0; round < bench.rounds; round++) {
    const service = await startService(bench.data, bench.folder)
    try {
      starts.push(service.firstAnswerMs)
      cpu.push(service.firstAnswerCpuMs)
      await everyRoute(service.port, bench.data.workspaces[0]!, routes)
    } finally {
      await service.stop()
    }
  }
  const firsts = [...routes.values()].map(({ first }) => median(first))
  const [worst, times] = [...routes].reduce((a, b) => (median(a[1].first) >= median(b[1].first) ? a : b))
  const row = (title: string, values: readonly number[], digits: number, aim: string) => [
    title,
    fixed(median(values), digits),
    range(values, digits),
    aim,
  ]
  return table(
    ['', 'ms', 'range', 'aim'],
    [
      row('the embedded PostgreSQL, until it takes connections', [bench.data.database.startMs], 0, ''),
      row('`muster serve`, until its first answer', starts, 0, 'under 3,000 together'),
      row('processor time of that', cpu, 0, ''),
      row(`the first request of each of ${routes.size} routes`, firsts, 1, 'a few'),
      row(`the slowest of these, \`${worst}\``, times.first, 1, 'a few'),
      row('the same route, asked again', times.second, 1, ''),
    ],
  )
}

/** One connection asks each operation of the contract twice. */
async function everyRoute(
  port: number,
  workspace: BenchWorkspace,
  routes: Map<string, Route>,
): Promise<void> {
  const connection = await Connection.open(port)
  const ask = (request: string): Promise<number> =>
    new Promise(resolve => {
      const sent = performance.now()
      connection.send(request, () => resolve(performance.now() - sent))
    })
  for (const operation of Object.values(operations) as OperationFacts[]) {
    const request = requestOf(operation, workspace)
    const route = routes.get(operation.id) ?? { first: [], second: [] }
    routes.set(operation.id, route)
    route.first.push(await ask(request))
    route.second.push(await ask(request))
  }
  connection.close()
}

const nobody = 'emp_00000000000000000000000000'

/** Reads what is there where an employee's id leads somewhere; otherwise what is asked is looked for, checked and refused. */
function requestOf({ method, path }: OperationFacts, { key, employees }: BenchWorkspace): string {
  const id = method === 'delete' ? nobody : employees[0]!
  const filled = path.replaceAll(/\{\w+\}/g, id)
  if (method === 'get') return get(filled, key)
  return send(method.toUpperCase(), filled, {}, key)
}
