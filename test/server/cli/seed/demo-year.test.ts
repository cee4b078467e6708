// The year of the demo: what happened to its people by the operations of the console, and what is left for a reader to put right.

import { type OpenDemo, openDemo } from '../../../support/fixtures/demo.ts'
import { ask } from '../../../support/fixtures/make.ts'

const now = Temporal.Now.instant()
const today = now.toZonedDateTimeISO('Asia/Karachi').toPlainDate()

let demo: OpenDemo
beforeAll(async () => {
  demo = await openDemo(now)
})
afterAll(() => demo?.end())

/** As the console lists it. */
async function list(path: string): Promise<Record<string, unknown>[]> {
  const { json } = await ask(demo.server.base_url, 'GET', path, { key: demo.token })
  return json.data
}

/** The code of the employee with the index of a post. */
const idOf = async (n: number): Promise<string> => {
  const employee_code = `IVT-${String(n + 1).padStart(4, '0')}`
  return (await demo.muster.employees.list({ employee_code })).data[0]!.id
}

describe('the year of the demo', () => {
  it('has moves and promotions, of which one is yet to come', async () => {
    const changes = (await list('/console/job_changes?limit=100')).filter(({ is_first }) => !is_first)
    expect(changes.map(({ is_applied }) => is_applied).sort()).toEqual([false, true, true, true])
    const changed = changes.flatMap(one => one.changed as string[])
    expect([...new Set(changed)].sort()).toEqual(['department_id', 'designation_id'])
  })

  it('has raises, each paid from its month on', async () => {
    const { rows } = await demo.own.client.query<{ raises: number; paid: number }>(
      `select count(distinct a.employee_id)::int as raises,
         (select count(distinct employee_id)::int from (select employee_id from payroll_entries group by 1 having count(distinct gross_salary) > 1) as e) as paid
       from salary_assignments a where a.reason is not null`,
    )
    expect(rows[0]!.raises).toBe(4)
    expect(rows[0]!.paid).toBeGreaterThanOrEqual(4)
  })

  it('has somebody who came back, somebody who left, and somebody who leaves soon', async () => {
    const back = await idOf(27)
    const { rows } = await demo.own.client.query(
      'select employee_id from employee_former_employments where employee_id = $1',
      [back],
    )
    expect([rows.length, (await demo.muster.employees.get(back)).status]).toEqual([1, 'active'])
    const { data } = await demo.muster.employees.list({ status: 'resigned' })
    const days = data.map(({ separation_date }) => Temporal.PlainDate.compare(separation_date!, today))
    expect(days.sort()).toEqual([-1, 1])
  })
})

describe('what is to be put right in the demo', () => {
  it('is a punch of a locked day, a draft without a receipt, and a contract that outlives its employee', async () => {
    expect(await list('/console/late_punches')).toHaveLength(1)
    const items = (await demo.muster.expenseClaimItems.list()).data
    expect(items.filter(({ has_receipt }) => !has_receipt)).toHaveLength(1)
    const outliving = await list('/console/employment_contract_details?outlives_employment=true')
    expect(outliving.length).toBeGreaterThan(0)
  })

  it('is a file of which one cell is wrong, for the owner', async () => {
    const { rows } = await demo.own.client.query(
      `select i.file_name, r.name as role from imports i join members m on m.workspace_id = i.workspace_id and m.id = i.started_by
         join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id`,
    )
    expect(rows).toEqual([{ file_name: 'new-people.csv', role: 'Owner' }])
  })
})
