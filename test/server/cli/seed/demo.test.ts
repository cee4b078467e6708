// The demo workspace: a year of leave, attendance and pay that is what the product itself makes of it.

import { hash } from 'node:crypto'
import type { LeaveBalance } from '@muster/contract'
import type { Muster as Client } from '@muster/sdk'
import type pg from 'pg'
import { gradeDays } from '../../../../packages/server/features/attendance/grading-scheduler.ts'
import { regrade } from '../../../../packages/server/features/grading/grading.ts'
import { allocateDue } from '../../../../packages/server/features/leave/allocations.ts'
import { verifyFiles } from '../../../../packages/server/files/verify.ts'
import type { OpenDatabase } from '../../../support/database/own-database.ts'
import { type OpenDemo, openDemo } from '../../../support/fixtures/demo.ts'
import { ask } from '../../../support/fixtures/make.ts'
import type { Muster } from '../../../support/server/muster.ts'

// One demo for all of the tests; it takes some seconds to make.
const timezone = 'Asia/Karachi'
const now = Temporal.Now.instant()
const today = now.toZonedDateTimeISO(timezone).toPlainDate()
const first_day = today.subtract({ years: 1 }).add({ days: 1 }).toString()

let opened: OpenDemo
let own: OpenDatabase
let server: Muster
let muster: Client
let demo: string
let token: string

beforeAll(async () => {
  opened = await openDemo(now)
  ;({ own, server, muster, workspace: demo, token } = opened)
})
afterAll(() => opened?.end())

async function rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await own.client.query<Row>(sql, values)).rows
}

/** What there is, each once and in order. */
const valuesOf = async (what: string, from: string, values?: unknown[]): Promise<string[]> =>
  (await rows<{ what: string }>(`select distinct ${what} as what from ${from} order by 1`, values)).map(
    row => row.what,
  )

/** Each row as it was last written: whoever writes it once more makes it another one. */
const written = async (where = 'true') => [
  await rows(`select id, xmin::text as writing from attendance_records where ${where} order by id`),
  await rows(`select id, xmin::text as writing from punches order by id`),
  await rows(`select id, xmin::text as writing from overtime_requests order by id`),
]

async function explained(path: string): Promise<readonly unknown[]> {
  const { status, json } = await ask(server.base_url, 'GET', `${path}/explanation`, { key: token })
  expect([path, status]).toEqual([path, 200])
  return json.lines
}

describe('the attendance of the demo', () => {
  it('fires no events; the two requests that wait are of today, and did', async () => {
    expect(await rows('select distinct type from events')).toEqual([{ type: 'leave.requested' }])
  })

  it('has each day of a year for every employee of that day, and no other', async () => {
    const pairs = await valuesOf(
      `case when is_employed then 'employed' else 'not' end || case when r.id is null then ', nothing' else ', graded' end`,
      `employees e cross join generate_series($1::date, $2::date, interval '1 day') as day
       cross join lateral (select day >= e.joining_date and (e.separation_date is null or day <= e.separation_date) as is_employed) as of_day
       left join attendance_records r on r.employee_id = e.id and r.date = day`,
      [first_day, today.subtract({ days: 2 }).toString()],
    )
    expect(pairs).toEqual(['employed, graded', 'not, nothing'])
    const outside = `attendance_records where date not between $1 and $2 and status <> 'on_leave'`
    expect(await valuesOf('date', outside, [first_day, today.toString()])).toEqual([])
  })

  it('matches its grading, so that grading the year again writes nothing', async () => {
    const before = await written()
    const employees = await rows<{ id: string }>('select id from employees')
    for (const { id: employee_id } of employees) {
      const days = { employee_id, first_day, last_day: today.toString() }
      await own.database.write(demo, db => regrade({ db, now }, [days]))
    }
    expect(await written()).toEqual(before)
  })

  it('leaves no past days for the clock to grade', async () => {
    const over = `date < '${today.subtract({ days: 1 })}'`
    const before = await written(over)
    await gradeDays(own.database, now.add({ hours: 1 }))
    expect(await written(over)).toEqual(before)
  })

  it('has days of every kind, and each of them can be explained', async () => {
    const kinds = ['absent', 'half_day', 'holiday', 'on_leave', 'present', 'rest_day']
    const found = await rows<{ id: string; status: string }>(
      'select distinct on (status) status, id from attendance_records order by status, date desc',
    )
    expect(found.map(({ status }) => status)).toEqual(kinds)
    for (const { id } of found)
      expect(await explained(`/console/attendance_records/${id}`)).not.toHaveLength(0)
  })

  it('has night shifts, lateness, early leaving, lost punches and work on free days', async () => {
    const days = [
      `s.name = 'Night' and (check_out_at at time zone '${timezone}')::date = date + 1`,
      'is_late',
      'is_early_leave',
      'missing_punch',
      `leave_portion = 'first_half' and check_in_at is not null`,
      `r.status = 'rest_day' and overtime_minutes > 0`,
      `r.status = 'present' and overtime_minutes > 0`,
    ]
    const from = 'attendance_records r join shifts s on s.id = r.shift_id'
    for (const day of days)
      expect([day, await rows(`select from ${from} where ${day} limit 1`)]).toEqual([day, [{}]])
  })

  it('has requests in all states', async () => {
    expect(await valuesOf('status', 'overtime_requests')).toEqual(
      expect.arrayContaining(['approved', 'rejected']),
    )
    expect(await valuesOf('status', 'regularisations')).toEqual(['approved', 'pending', 'rejected'])
    expect(await valuesOf('within_geofence', 'punches where latitude is not null')).toEqual([false, true])
    expect((await muster.restDaySwaps.list()).data.map(({ status }) => status)).toEqual(['active', 'active'])
  })
})

describe('the leave of the demo', () => {
  it('is in every state, with half days, across a weekend and for a birth', async () => {
    const states = ['approved', 'cancelled', 'pending', 'rejected']
    expect(await valuesOf('status', 'leave_applications')).toEqual(states)
    const fridayToMonday = 'extract(isodow from from_date) = 5 and extract(isodow from to_date) = 1'
    for (const leave of ['is_half_day', fridayToMonday, 'to_date > from_date + 20'])
      expect([leave, ...(await valuesOf('status', `leave_applications where ${leave}`))]).toContain(
        'approved',
      )
  })

  it('has a balance for each year that its ledger and its applications add up to', async () => {
    const ledger = await sums('leave_ledger_entries', 'leave_allocation_id', 'days')
    const used = await sums(
      `leave_applications a join leave_allocations l using (employee_id, leave_type_id, fiscal_year_id) where status = 'approved'`,
      'l.id',
      'total_days',
    )
    const closed = new Set(
      (await muster.fiscalYears.list()).data.flatMap(({ id, status }) => (status === 'closed' ? id : [])),
    )
    const balances: LeaveBalance[] = []
    for await (const balance of muster.leaveBalances.list()) balances.push(balance)
    expect(closed.size).toBe(1)
    expect(balances.length).toBeGreaterThan(400)
    for (const { id, fiscal_year_id, used_days, available_days, ...days } of balances) {
      expect([id, +used_days]).toEqual([id, used.get(id) ?? 0])
      const sum = +days.accrued_days + +days.carried_forward_days - +used_days - +days.encashed_days
      expect([id, sum.toFixed(2)]).toEqual([id, available_days])
      if (closed.has(fiscal_year_id)) expect([id, ledger.get(id) ?? 0]).toEqual([id, +available_days])
    }
  })

  it('can be explained', async () => {
    for (const { id } of (await muster.leaveBalances.list({ limit: 12 })).data)
      expect(await explained(`/console/leave_balances/${id}`)).not.toHaveLength(0)
  })

  it('has every allocation', async () => {
    const call = { now, caller: { workspace: { timezone } } }
    expect(await own.database.write(demo, db => allocateDue({ ...call, db }))).toBe(0)
  })
})

describe('the assets, candidates, contracts and letters of the demo', () => {
  it('are in every status, and one is still with somebody who left', async () => {
    expect(await valuesOf('status', 'assets')).toHaveLength(5)
    const due = '/console/asset_assignment_details?is_return_due=true'
    const { json } = await ask(server.base_url, 'GET', due, { key: token })
    expect(json.data.map(({ asset_name }: { asset_name: string }) => asset_name)).toEqual(['Galaxy A35'])
  })

  it('have a candidate in every stage before a hire, a contract in every status but cancelled, and letters', async () => {
    expect(await valuesOf('stage', 'job_applications')).toHaveLength(7)
    expect(await valuesOf('status', 'employment_contracts')).toHaveLength(5)
    expect(await valuesOf('status', 'hr_letter_requests')).toHaveLength(5)
    const left = 'number_next - (select count(*) from employment_contracts)'
    expect(await valuesOf(left, 'employment_contract_numbering')).toEqual(['1'])
  })
})

describe('the files of the demo', () => {
  it('are there for every document, whose type asks for what it has', async () => {
    const types = new Map((await muster.documentTypes.list({ limit: 100 })).data.map(type => [type.id, type]))
    const codes = [...types.values()].map(({ code }) => code)
    expect(codes.sort().join(' ')).toBe('CNIC DEGREE MEDICAL PASSPORT')
    const last = today.add({ days: 60 }).toString()
    const soon: string[] = []
    for await (const document of muster.employeeDocuments.list({ limit: 100 })) {
      const { code, requires_document_number, requires_expiry_date } = types.get(document.document_type_id)!
      expect([code, document.document_number !== null]).toEqual([code, requires_document_number])
      expect([code, document.expiry_date !== null]).toEqual([code, requires_expiry_date])
      if ((document.expiry_date ?? '9') < last) soon.push(code)
    }
    expect(soon).toEqual(['PASSPORT'])
    expect(await valuesOf('status', 'employee_documents')).toEqual(['pending', 'verified'])
  })

  it('are PDFs that can be downloaded, as are the receipts of claims', async () => {
    const { data } = await muster.employeeDocuments.list({ limit: 1 })
    const bytes = await (await muster.employeeDocuments.getContent(data[0]!.id)).bytes()
    expect(hash('sha256', bytes)).toBe(data[0]!.sha256)
    const items = (await muster.expenseClaimItems.list()).data
    expect(items.filter(({ has_receipt }) => has_receipt)).toHaveLength(items.length - 1)
    const { id } = items.find(({ has_receipt }) => has_receipt)!
    const receipt = await ask(server.base_url, 'GET', `/console/expense_claim_items/${id}/receipt`, {
      key: token,
    })
    expect([receipt.status, receipt.text.slice(0, 8)]).toEqual([200, '%PDF-1.4'])
  })

  it('agree with their rows, and each is counted as often as records have it', async () => {
    const { differences, files } = await verifyFiles(own.database, opened.store, demo, () => undefined)
    expect([files, differences]).toEqual([22, 0])
    const named = `select sha256 from employee_documents union all select receipt_sha256 from expense_claim_items union all select sha256 from imports union all select photo_sha256 from employees`
    const counted = await rows(
      `select f.sha256 from stored_files f
       where f.uses <> (select count(*) from (${named}) as n where n.sha256 = f.sha256)`,
    )
    expect(counted).toEqual([])
  })
})

describe('the payroll of the demo', () => {
  const count = async (from: string): Promise<number> =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n

  it('has a year of runs, all but the newest paid, with a slip for each entry', async () => {
    const runs = await rows(
      `select status, count(*)::int, min(make_date(year, month, 1))::text as first from payroll_runs group by 1 order by 1`,
    )
    const month = (n: number) => today.with({ day: 1 }).subtract({ months: n }).toString()
    expect(runs).toEqual([
      { status: 'disbursed', count: 11, first: month(12) },
      { status: 'locked', count: 1, first: month(1) },
    ])
    expect(
      await valuesOf(
        'r.status || e.status',
        'payroll_entries e join payroll_runs r on r.id = e.payroll_run_id',
      ),
    ).toEqual(['disbursedpaid', 'lockedlocked'])
    expect(await count('salary_slips')).toBe(await count('payroll_entries'))
    expect(await count('payroll_entries')).toBeGreaterThan(500)
  })

  it('pays by three structures, and the fund of the management', async () => {
    expect(await valuesOf('name', 'salary_structures')).toEqual([
      'Management',
      'Mill workers',
      'Monthly staff',
    ])
    const codes = await valuesOf(
      'code',
      'payroll_entry_components l join salary_components c on c.id = l.salary_component_id',
    )
    for (const code of 'BASIC CONV SHIFT CAR PF_EE PF_ER TAX EOBI_EE OVERTIME ABSENCE BONUS LOAN'.split(' '))
      expect(codes).toContain(code)
  })

  it('pays a raise from the middle of a month, a joiner and a leaver in part', async () => {
    const parts = await rows<{ code: string; gross: string[] }>(
      `select p.employee_code as code, array_agg(distinct e.gross_salary::text order by e.gross_salary::text) as gross
       from payroll_entries e join employees p on p.id = e.employee_id where p.employee_code in ('IVT-0041', 'IVT-0001', 'IVT-0022')
       group by 1 order by 1`,
    )
    expect(parts.map(({ gross }) => gross.length)).toEqual([2, 2, 3])
  })

  it('has two loans, one with settled installments', async () => {
    expect(await rows(`select status, paid_installments from loans order by loan_number`)).toEqual([
      { status: 'active', paid_installments: 5 },
      { status: 'approved', paid_installments: 0 },
    ])
  })

  it('has a wrong day put right, which the next run paid and no other', async () => {
    const [correction] = await rows<{ employee_id: string; month: string }>(
      `select employee_id, to_char(date, 'YYYY-MM-01') as month from payroll_corrections`,
    )
    const paid = await rows(
      `select e.employee_id, a.month::text from payroll_entry_arrears a join payroll_entries e on e.id = a.payroll_entry_id`,
    )
    expect(paid).toEqual([correction])
  })
})

async function sums(from: string, of: string, days: string): Promise<Map<string, number>> {
  const found = await rows<{ id: string; days: string }>(
    `select ${of} as id, sum(${days})::text as days from ${from} group by 1`,
  )
  return new Map(found.map(row => [row.id, +row.days]))
}
