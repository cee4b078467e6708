// Whom the steps of an approval ask, and which policy a request waits for.

import { type Approver, findApprovalPolicy, type Organisation, openNext, resolveStep } from '@muster/engine'

const there: Organisation = {
  applicant: new Set(['staff']),
  line: ['manager', 'director'],
  heads: ['head'],
  roles: new Map([['rol_1', ['one', 'other']]]),
  present: new Set(['named']),
  lastResort: [['hr'], ['owner']],
}
const step = (approver: Approver, more: object = {}) => ({
  approver,
  role_id: null,
  member_id: null,
  ...more,
})
const ask = (
  approver: Approver,
  given: Partial<Organisation> = {},
  decided: string[] = [],
  more: object = {},
) => {
  const { asked, reason } = resolveStep(step(approver, more), { ...there, ...given }, new Set(decided))
  return [asked.map(({ member_id, via }) => `${member_id} by ${via}`).join(), reason]
}

describe('a step asks', () => {
  it('whoever its rule says', () => {
    expect(ask('manager')).toEqual(['manager by line', null])
    expect(ask('second_manager')).toEqual(['director by line', null])
    expect(ask('department_head')).toEqual(['head by head', null])
    expect(ask('role', {}, [], { role_id: 'rol_1' })).toEqual(['one by role,other by role', null])
    expect(ask('member', {}, [], { member_id: 'named' })).toEqual(['named by named', null])
  })

  it('one level up where that is the employee, or nobody is there', () => {
    expect(ask('manager', { line: [null, 'director'] })).toEqual(['director by line', 'nobody_there'])
    expect(ask('department_head', { heads: ['staff'] })).toEqual(['manager by line', 'own'])
    expect(ask('department_head', { heads: ['staff', 'above'] })).toEqual(['above by head', 'own'])
    expect(ask('member', {}, [], { member_id: 'gone' })).toEqual(['manager by line', 'nobody_there'])
    expect(ask('role', { roles: new Map([['rol_1', ['staff']]]) }, [], { role_id: 'rol_1' })).toEqual([
      'manager by line',
      'own',
    ])
  })

  it('the last resort where nobody is above, and never the employee', () => {
    expect(ask('manager', { line: [] })).toEqual(['hr by last_resort', 'nobody_there'])
    expect(ask('manager', { line: [], lastResort: [['staff'], ['owner']] })).toEqual([
      'owner by last_resort',
      'nobody_there',
    ])
    expect(ask('manager', { line: [], lastResort: [['staff'], ['staff']] })).toEqual(['', 'nobody'])
  })

  it('nobody twice, and is skipped then', () => {
    expect(ask('manager', {}, ['manager'])).toEqual(['', 'decided_before'])
    expect(ask('role', {}, ['one'], { role_id: 'rol_1' })).toEqual(['other by role', null])
  })

  it('in a circle of managers whoever is not the employee', () => {
    expect(ask('second_manager', { line: ['manager', 'staff'] })).toEqual(['hr by last_resort', 'own'])
  })
})

describe('the next step', () => {
  it('is the first that is not decided before', () => {
    const next = openNext([step('manager'), step('second_manager')], there, new Set(['manager']))
    expect([next.skipped, next.opened?.asked]).toEqual([1, [{ member_id: 'director', via: 'line' }]])
  })

  it('is none once all are decided', () => {
    expect(openNext([step('manager')], there, new Set(['manager']))).toEqual({
      skipped: 1,
      opened: undefined,
    })
  })
})

describe('the policy', () => {
  const all = { min_days: null, min_amount: null, leave_type_ids: [], department_ids: [], branch_ids: [] }
  const request = {
    days: '5.00',
    amount: null,
    leave_type_id: 'lty_1',
    department_id: 'dep_1',
    branch_id: null,
  }

  it('is the first whose conditions hold', () => {
    const long = { ...all, min_days: '5.01' }
    const exact = { ...all, min_days: '5' }
    expect(findApprovalPolicy([long, exact, all], request)).toBe(exact)
    expect(findApprovalPolicy([{ ...all, min_amount: '0' }, all], request)).toBe(all)
    expect(findApprovalPolicy([{ ...all, branch_ids: ['brn_1'] }], request)).toBeUndefined()
    expect(findApprovalPolicy([{ ...all, leave_type_ids: ['lty_2'] }], request)).toBeUndefined()
    expect(findApprovalPolicy([{ ...all, department_ids: ['dep_1'] }], request)).toBeDefined()
  })
})
