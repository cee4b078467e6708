// Leave: balances as sums of the ledger, the close of a year, debts and encashment; cases in test/engine/cases.

import {
  type Computed,
  checkApproval,
  closeYear,
  computeBalance,
  computeEncashment,
  type LeavePolicy,
  type LedgerEntry,
  makeMovement,
} from '../../packages/engine/leave/index.ts'
import { base, cases } from '../support/fixtures/leave-cases.ts'

interface Step {
  readonly name: string
  readonly quota?: string
  readonly carried?: string
  readonly take?: string
  readonly taken?: boolean
  readonly available: string
}

const { balances, closes, debt, encashments } = cases<{
  balances: readonly {
    name: string
    computed: Computed | null
    entries: readonly LedgerEntry[]
    expect: Readonly<Record<'entitled' | 'accrued' | 'carried' | 'used' | 'encashed' | 'available', string>>
  }[]
  closes: readonly {
    name: string
    rest: string
    allowed: boolean | null
    most?: string
    carried: string
    lapsed: string
  }[]
  debt: { max_negative_days: string; steps: readonly Step[] }
  encashments: readonly {
    name: string
    gross: string | null
    days: string
    decimals: number
    allowed?: boolean
    only?: LeavePolicy['applicable_gender']
    amount?: string
    refused?: readonly string[]
  }[]
}>('ledger')

describe('a balance', () => {
  it.each(balances)('adds up when $name', ({ computed, entries, expect: wanted }) => {
    expect(computeBalance(entries, computed)).toMatchObject({
      entitled_days: wanted.entitled,
      accrued_days: wanted.accrued,
      carried_forward_days: wanted.carried,
      used_days: wanted.used,
      encashed_days: wanted.encashed,
      available_days: wanted.available,
    })
  })

  it('is explained by its entries', () => {
    const { computed, entries } = balances.find(({ name }) => name === 'of everything something')!
    expect(computeBalance(entries, computed).because.map(({ rule, amount }) => [rule, amount])).toEqual([
      ['accrual', '7.33'],
      ['adjust', '0.50'],
      ['carry_forward', '5.00'],
      ['lapse', '-2.00'],
      ['use', '-2.50'],
      ['encash', '-1.00'],
    ])
  })

  it('cannot get back days that were not used', () => {
    expect(() => computeBalance([{ kind: 'restore', days: '1.00' }], null)).toThrow('contradicts itself')
  })
})

describe('the change of a balance by an application', () => {
  const pending = { status: 'pending', charged_days: '4.00' } as const
  const approved = { ...pending, status: 'approved' } as const

  it('is its length on approval and on cancellation after it', () => {
    expect(makeMovement(null, pending)).toBeNull()
    expect(makeMovement(pending, { ...pending, status: 'rejected' })).toBeNull()
    expect(makeMovement(pending, approved)).toEqual({ kind: 'use', days: '-4.00' })
    expect(makeMovement(approved, { ...approved, status: 'cancelled' })).toEqual({
      kind: 'restore',
      days: '4.00',
    })
  })

  it('is the difference when an approved one gets shorter', () => {
    expect(makeMovement(approved, { ...approved, charged_days: '2.50' })).toEqual({
      kind: 'restore',
      days: '1.50',
    })
    expect(makeMovement({ ...approved, charged_days: '2.50' }, approved)).toEqual({
      kind: 'use',
      days: '-1.50',
    })
    expect(makeMovement(approved, approved)).toBeNull()
  })
})

describe('the close of a year', () => {
  const closing = ({
    rest,
    allowed,
    most,
  }: Omit<(typeof closes)[number], 'name' | 'carried' | 'lapsed'>) => ({
    policy:
      allowed === null
        ? null
        : { ...base.policy, carry_forward_allowed: allowed, max_carry_forward_days: most ?? '0.00' },
    computed: { entitled_days: '12.00', accrued_days: '12.00', withheld_days: '0.00' },
    entries: [
      { kind: 'adjust', days: rest },
      { kind: 'use', days: '-12.00' },
    ] as const,
    next_entries: [] as readonly LedgerEntry[],
  })

  it.each(closes)('carries $carried of $rest when $name', ({ carried, lapsed, ...facts }) => {
    const closed = closeYear(closing(facts))
    expect(closed).toMatchObject({ carried_forward_days: carried, lapsed_days: lapsed })
    expect(closed.balance.available_days).toBe(facts.rest)
    expect(computeBalance(closed.opening, null)).toMatchObject({
      carried_forward_days: carried,
      available_days: carried,
    })
  })

  it.each(closes)('changes nothing the second time when $name', ({ carried, lapsed, ...facts }) => {
    const first = closing(facts)
    const { balance, closing: written, opening } = closeYear(first)
    const entries = [...first.entries, ...written]
    for (const computed of [first.computed, null]) {
      const again = closeYear({ ...first, computed, entries, next_entries: opening })
      expect(again).toMatchObject({
        closing: [],
        opening: [],
        carried_forward_days: carried,
        lapsed_days: lapsed,
      })
      expect(again.balance).toEqual(balance)
    }
  })

  it('writes the accrual, less what was written before', () => {
    const facts = closing({ rest: '0.00', allowed: true, most: '3.00' })
    expect(closeYear(facts).closing).toEqual([{ kind: 'grant', days: '12.00' }])
    const monthly = { ...base.policy, accrual_method: 'monthly' as const }
    const entries = [...facts.entries, { kind: 'accrue', days: '4.00' } as const]
    expect(closeYear({ ...facts, policy: monthly, entries }).closing).toEqual([
      { kind: 'accrue', days: '8.00' },
    ])
  })

  it('changes the next year by the difference when leave of the closed one is restored', () => {
    const facts = closing({ rest: '2.00', allowed: true, most: '3.00' })
    const { closing: written, opening } = closeYear(facts)
    const entries = [...facts.entries, ...written, { kind: 'restore', days: '4.00' } as const]
    const again = closeYear({ ...facts, computed: null, entries, next_entries: opening })
    expect(again.opening).toEqual([
      { kind: 'carry', days: '4.00' },
      { kind: 'lapse', days: '-3.00' },
    ])
    expect(again.because).toEqual([
      {
        rule: 'carry_forward',
        text: 'Of 6.00 days left, 3.00 are carried: the policy carries at most 3.00',
        amount: '3.00',
      },
      { rule: 'lapse', text: '3.00 days lapse', amount: '3.00' },
    ])
  })
})

describe('a negative balance over two years', () => {
  const policy = { ...base.policy, negative_balance_allowed: true, max_negative_days: debt.max_negative_days }
  let entries: LedgerEntry[] = []
  let computed: Computed = { entitled_days: '0.00', accrued_days: '0.00', withheld_days: '0.00' }

  it.each(debt.steps)('$name', ({ quota, carried, take, taken, available }) => {
    if (carried) {
      const close = closeYear({ policy, computed, entries, next_entries: [] })
      expect(close.carried_forward_days).toBe(carried)
      entries = [...close.opening]
    }
    if (quota) computed = { entitled_days: quota, accrued_days: quota, withheld_days: '0.00' }
    if (take) {
      const conflicts = checkApproval({
        application: { from_date: '2025-06-02', to_date: '2025-06-06', half: null, total_days: take },
        employee: { joining_date: '2020-01-01', separation_date: null, gender: null, deleted: false },
        leave_type: { id: 'lvt_1', is_active: true, is_paid: true },
        policy,
        fiscal_year: null,
        others: [],
        available_days: computeBalance(entries, computed).available_days,
        encashing_days: '0.00',
        locked_through: null,
      })
      expect(conflicts.length === 0).toBe(taken)
      if (taken) entries.push({ kind: 'use', days: `-${take}` })
    }
    expect(computeBalance(entries, computed).available_days).toBe(available)
  })
})

describe('encashment', () => {
  it.each(encashments)('of $name', ({ gross, days, decimals, allowed, only, amount, refused }) => {
    const decided = computeEncashment({
      policy: { ...base.policy, encashment_allowed: allowed ?? true, applicable_gender: only ?? 'all' },
      gender: 'male',
      free_days: '10.00',
      days,
      gross_salary: gross,
      currency_decimals: decimals,
    })
    if ('refused' in decided)
      expect(decided.refused.map(({ field, message }) => `${field} ${message}`)).toEqual(refused)
    else expect(decided.encashment).toMatchObject({ amount, entry: { kind: 'encash', days: `-${days}` } })
  })
})
