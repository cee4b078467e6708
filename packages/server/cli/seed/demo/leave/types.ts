// The demo's leave types: what law and custom in Pakistan grant, a policy for each, and a group for contract staff.

import { homeStatement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { newId } from '../../../../resource/ids.ts'
import { insertRows, type SeedRow } from '../../rows.ts'
import type { Demo } from '../organisation.ts'

// Code, name, colour, paid.
const types = [
  ['AL', 'Annual leave', '#2f855a', true],
  ['CL', 'Casual leave', '#2b6cb0', true],
  ['SL', 'Sick leave', '#c05621', true],
  ['ML', 'Maternity leave', '#b83280', true],
  ['PL', 'Paternity leave', '#6b46c1', true],
  ['UL', 'Unpaid leave', '#718096', false],
] as const

export type LeaveCode = (typeof types)[number][0]

const plain = {
  accrual_method: 'annual',
  max_consecutive_days: null as number | null,
  min_service_months: 0,
  carry_forward_allowed: false,
  max_carry_forward_days: '0.00',
  encashment_allowed: false,
  pro_rata_for_joiners: true,
  applicable_gender: 'all',
  sandwich_rule: false,
  requires_document_after_days: null as number | null,
}

type Policy = Partial<typeof plain> & { readonly annual_quota: string }

const policies: Readonly<Record<LeaveCode, Policy>> = {
  AL: {
    annual_quota: '14.00',
    accrual_method: 'monthly',
    min_service_months: 3,
    sandwich_rule: true,
    carry_forward_allowed: true,
    max_carry_forward_days: '7.00',
    encashment_allowed: true,
  },
  CL: { annual_quota: '10.00', max_consecutive_days: 3 },
  SL: { annual_quota: '10.00', requires_document_after_days: 2 },
  ML: {
    annual_quota: '90.00',
    applicable_gender: 'female',
    min_service_months: 4,
    sandwich_rule: true,
    pro_rata_for_joiners: false,
    requires_document_after_days: 0,
  },
  PL: { annual_quota: '7.00', applicable_gender: 'male', min_service_months: 6, pro_rata_for_joiners: false },
  UL: { annual_quota: '30.00', pro_rata_for_joiners: false },
}

/** Until the fiscal year of today there were fewer days of sick leave. */
const sickBefore = '8.00'

/** Everybody else is in the default group, which offers all types. */
const forContract = ['CL', 'SL', 'UL'] as const

const joinGroup = homeStatement<unknown, { group: string; workspace: string; employment_type: string }>(
  'join_demo_leave_group',
  `update employees set leave_group_id = :group where workspace_id = :workspace and employment_type_id = :employment_type`,
)

/** The ids of the types by their codes. The first and the present fiscal year begin on the days. */
export async function demoLeaveTypes(
  demo: Demo,
  [first_day, year_start]: readonly [Day, Day],
): Promise<ReadonlyMap<LeaveCode, string>> {
  const ids = new Map(types.map(([code]) => [code, newId('LeaveType')]))
  const insert = (table: string, rows: readonly SeedRow[]) =>
    insertRows(demo.database, table, demo.workspaceId, rows)
  await insert(
    'leave_types',
    types.map(([code, name, color, is_paid]) => ({ id: ids.get(code), code, name, color, is_paid })),
  )
  const policy = (code: LeaveCode, effective_from: Day, effective_to: Day | null, quota?: string) => ({
    id: newId('LeavePolicy'),
    leave_type_id: ids.get(code),
    ...plain,
    ...policies[code],
    ...(quota && { annual_quota: quota }),
    effective_from,
    effective_to,
  })
  await insert(
    'leave_policies',
    types.flatMap(([code]) =>
      code === 'SL'
        ? [policy(code, first_day, addDays(year_start, -1), sickBefore), policy(code, year_start, null)]
        : [policy(code, first_day, null)],
    ),
  )
  const group = {
    id: newId('LeaveGroup'),
    name: 'Contract staff',
    description: 'Without annual and parental leave',
  }
  await insert('leave_groups', [group])
  await insert(
    'leave_group_types',
    forContract.map(code => ({ leave_group_id: group.id, leave_type_id: ids.get(code) })),
  )
  await demo.database.system(joinGroup, {
    workspace: demo.workspaceId,
    group: group.id,
    employment_type: demo.organisation.employmentTypes.get('Contract')!,
  })
  return ids
}
