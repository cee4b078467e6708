// Leave beside the floor: an application as a share of plain creates, a page of balances as a share of pages of employees.

import { Comparison, compared, warm, withFloorAndService } from '../beside.ts'
import type { Part } from '../parts.ts'
import { rounds } from '../report.ts'
import { get, make } from '../requests.ts'
import { type Scenario, scenarios } from '../scenarios.ts'
import type { Bench } from '../turns.ts'
import { type Asked, leaveOf, taken } from './leave.ts'

export async function leaveScenarios({ data }: Bench) {
  const leave = await leaveOf(data)
  const asked = new Map([...leave].map(([id, known]) => [id, inOrder(known)]))
  return {
    apply: {
      title: 'apply for leave, with an idempotency key',
      aim: 0.35,
      floor: scenarios.create.floor,
      status: 201,
      service: ({ id, key }) => make('/v1/leave_applications', asked.get(id)!(), key),
    },
    balances: {
      ...scenarios.list_100,
      title: 'balances, list of 100',
      aim: 0.5,
      service: ({ key }) => get('/v1/leave_balances?limit=100', key),
    },
  } satisfies Record<string, Scenario>
}

/** Two days for one employee after the other, and in another week each time round, so that each is accepted. */
function inOrder({ leave_type_id, employees, wednesdays }: Asked): () => object {
  let next = 0
  return () => {
    const [at, round] = [next % employees.length, Math.floor(next / employees.length)]
    next++
    const from_date = wednesdays[(at + round) % wednesdays.length]!
    const to_date = Temporal.PlainDate.from(from_date).add({ days: 1 }).toString()
    return { employee_id: employees[at], leave_type_id, from_date, to_date, reason: 'Family visit' }
  }
}

export function leavePart(name: keyof Awaited<ReturnType<typeof leaveScenarios>>): Part {
  return {
    amount: bench =>
      `${rounds(bench)}; three types of leave, ${taken} applications approved of each employee`,
    async measured(bench) {
      const scenario = (await leaveScenarios(bench))[name]
      return withFloorAndService(bench, async pair => {
        await warm(bench, pair, scenario)
        const comparison = new Comparison()
        comparison.add(scenario, await compared(bench, pair, scenario))
        return [comparison.rates(), comparison.costs()].join('\n\n')
      })
    },
  }
}
