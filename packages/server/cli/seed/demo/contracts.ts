// The demo's contracts: one of everybody, some of them renewed, one terminated, one sent and one that is still a draft.

import { addDays, addMonths, type Day, TimeZone } from '@muster/engine'
import { newId } from '../../../resource/ids.ts'
import { person } from '../people.ts'
import { insertIn, type SeedRow } from '../rows.ts'
import { findJoiningDate } from './employees.ts'
import type { Demo } from './organisation.ts'

interface Agreed {
  /** The index of the post. */
  readonly n: number
  readonly type: 'permanent' | 'fixed_term'
  readonly status: 'draft' | 'sent' | 'signed' | 'expired' | 'terminated'
  readonly start_date: Day
  readonly end_date?: Day
  readonly terminated_on?: Day
  readonly renews?: boolean
}

/** Who left, who starts next month, and whose terms are being changed. */
const [left, next, promoted] = [21, 49, 30]

/** Those with a fixed term follow the employment type of their post. */
function listAgreed(n: number, today: Day): Agreed[] {
  const start_date = findJoiningDate(n, Temporal.PlainDate.from(today)).toString()
  const first = { n, type: 'permanent', status: 'signed', start_date } as const
  if (n === next) return [{ ...first, status: 'sent' }]
  if (n === left) return [{ ...first, status: 'terminated', terminated_on: addMonths(today, -1) }]
  if (n === promoted)
    return [first, { ...first, status: 'draft', start_date: addMonths(today, 1), renews: true }]
  if (n % 9 !== 8) return [first]
  const ended = addDays(today, -100)
  const renewal = { ...first, type: 'fixed_term', renews: true } as const
  return [
    { ...first, type: 'fixed_term', status: 'expired', end_date: ended },
    { ...renewal, start_date: addDays(ended, 1), end_date: addDays(ended, n === 44 ? 120 : 365) },
  ]
}

export async function demoContracts({ database, workspaceId, employees, today }: Demo): Promise<void> {
  const rows: SeedRow[] = []
  for (const agreed of employees.flatMap((_, n) => listAgreed(n, today)))
    rows.push(
      makeRow(agreed, { employee: employees[agreed.n]!, former: rows.at(-1), at: rows.length, today }),
    )
  await database.write(workspaceId, async db => {
    await insertIn(db, 'employment_contracts', rows)
    await insertIn(db, 'employment_contract_numbering', [{ number_next: rows.length + 1 }])
  })
}

interface Place {
  readonly employee: string
  /** The row before it. */
  readonly former: SeedRow | undefined
  readonly at: number
  readonly today: Day
}

function makeRow(
  { n, type, status, start_date, end_date, terminated_on, renews }: Agreed,
  { employee, former, at, today }: Place,
): SeedRow {
  const { first_name, last_name } = person(n)
  const isSigned = status !== 'draft' && status !== 'sent'
  const later = Temporal.Instant.from(`${addDays(today, -55)}T06:00:00Z`)
    .add({ hours: at })
    .toString()
  const created_at = isSigned ? `${addDays(start_date, -5)}T09:00:00Z` : later
  const signed_at = isSigned ? `${addDays(start_date, -3)}T09:00:00Z` : null
  return {
    id: newId('EmploymentContract'),
    employee_id: employee,
    contract_number: `CTR-${String(at + 1).padStart(5, '0')}`,
    title: 'Employment contract',
    type,
    start_date,
    end_date: end_date ?? null,
    probation_months: renews ? null : 3,
    notice_period_days: 30,
    weekly_hours: '48.00',
    status,
    sent_at: status === 'draft' ? null : created_at,
    signed_at,
    signed_by_name: isSigned ? `${first_name} ${last_name}` : null,
    terminated_at: terminated_on ? endOf(terminated_on) : null,
    terminated_on: terminated_on ?? null,
    termination_reason: terminated_on ? 'Resignation' : null,
    renewed_from_id: renews ? former!.id : null,
    created_at,
    updated_at: signed_at ?? created_at,
  }
}

const endOf = (day: Day): string =>
  Temporal.Instant.fromEpochMilliseconds(new TimeZone('Asia/Karachi').endOf(day) - 1).toString()
