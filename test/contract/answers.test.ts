// Each answer that the documents show, recorded or composed, is what its operation leaves behind: its state, dates and amounts.

import { type Binding, bindings } from '@muster/contract'
import { snake } from '../../packages/contract/document.ts'
import { readAllRecordings } from '../../scripts/examples/recordings.ts'
import {
  allRecords,
  document,
  examples,
  isId,
  isNode,
  type Node,
  workspaceDocument,
  workspaceExamples,
} from '../support/contract/examples.ts'

const all = [...examples, ...workspaceExamples]
const table: Readonly<Record<string, Binding>> = bindings
const sent = new Map(all.filter(({ at }) => at.endsWith('requestBody')).map(one => [one.moment, one.value]))
const answered = allRecords.filter(({ at }) => at.includes('responses'))

/** What the console shows of a record has the same states. */
const isOf = ({ object }: Node, kind: string): boolean =>
  object === snake(kind) || object === `${snake(kind)}_detail`

/** The deletions of records, and not of a file that one has. */
const deletions = new Set(
  [document, workspaceDocument].flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      path.endsWith('}') ? [(item as Record<string, Node>).delete?.operationId] : [],
    ),
  ),
)

describe('a state', () => {
  it('is one in which the operation leaves its record', () => {
    const shown = answered.flatMap(({ moment, record }) => {
      const { kind, field = 'status', from, to } = table[moment] ?? {}
      return kind !== undefined && isOf(record, kind) && field in record
        ? [{ moment, status: String(record[field]), left: to ?? from ?? [] }]
        : []
    })
    expect(shown.length).toBeGreaterThan(75)
    const wrong = shown.filter(({ status, left }) => !left.includes(status))
    // It answers the draft that follows.
    expect(wrong).toEqual([
      { moment: 'renewEmploymentContract', status: 'draft', left: ['signed', 'expired'] },
    ])
  })

  it('is that of a beginning where the record was created', () => {
    const shown = answered.flatMap(({ moment, record }) => {
      const bound = Object.values(table).filter(({ kind }) => isOf(record, kind))
      const field = bound[0]?.field ?? 'status'
      const asked = sent.get(moment)
      const isBegun = moment === `create${bound[0]?.kind}` && !(isNode(asked) && field in asked)
      return isBegun ? [{ moment, status: String(record[field]), bound }] : []
    })
    const wrong = shown.filter(({ status, bound }) => {
      const isReached = bound.some(({ to = [] }) => to.includes(status))
      const isLeft = bound.some(({ from }) => from.includes(status))
      return isReached && !isLeft
    })
    expect(shown.length).toBeGreaterThan(15)
    expect(wrong).toEqual([])
  })

  it('has its time, and none of a state that was not reached', () => {
    const wrong = allRecords.flatMap(({ at, record }) => {
      const state = String(record.status)
      const isFirst = ['draft', 'pending', 'applied', 'unverified'].includes(state)
      const times = Object.keys(record).filter(name =>
        /^(approved|locked|disbursed|signed|sent|cancelled|rejected|paid|verified|decided|submitted|completed|disabled)_at$/.test(
          name,
        ),
      )
      const missing = times.filter(name => name === `${state}_at` && record[name] === null)
      const early = times.filter(name => isFirst && record[name] !== null)
      return [...missing, ...early].map(name => `${at}: ${state} with ${name} ${String(record[name])}`)
    })
    expect(wrong).toEqual([])
  })

  it('is deleted only once it was', () => {
    const deletable = allRecords.filter(({ record }) => 'deleted' in record && 'id' in record)
    const isDeleted = (moment: string) => moment.endsWith('.deleted') || deletions.has(moment)
    const wrong = deletable.filter(({ moment, record }) => record.deleted !== isDeleted(moment))
    expect([deletable.length > 60, wrong.map(({ at }) => at)]).toEqual([true, []])
  })

  it('is what the request asked for', () => {
    const wrong = all.flatMap(({ at, moment, value }) => {
      const asked = sent.get(moment)
      if (!isNode(asked) || !isNode(value)) return []
      const names = Object.keys(asked).filter(name => name in value && !isListOfObjects(asked[name]))
      return names.flatMap(name =>
        JSON.stringify(value[name]) === JSON.stringify(asked[name]) ? [] : [`${at}: ${name}`],
      )
    })
    expect(wrong).toEqual([])
  })

  it('was recorded for the request that is shown', () => {
    const { answers } = readAllRecordings()
    const wrong = Object.entries(answers).flatMap(([moment, answer]) => {
      const asked = sent.get(moment)
      if (!isNode(asked) || !isNode(answer)) return []
      return Object.entries(asked)
        .filter(([name, value]) => name in answer && !isId(value) && !isListOfObjects(value))
        .filter(([name, value]) => JSON.stringify(answer[name]) !== JSON.stringify(value))
        .map(([name]) => `${moment}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('has a reason only if it was refused or cancelled', () => {
    const wrong = allRecords.filter(
      ({ record: { status, rejection_reason: refused, cancellation_reason: cancelled } }) =>
        (status !== 'rejected' && refused) ||
        (status === 'rejected' && refused === null) ||
        (status !== 'cancelled' && cancelled),
    )
    expect(wrong.filter(({ record }) => 'id' in record).map(({ at }) => at)).toEqual([])
  })
})

/** What is sent of each has fewer fields than what is told of it. */
const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.some(isNode)

/** The first is not after the second. */
const orders = [
  ['created_at', 'updated_at'],
  ['start_date', 'end_date'],
  ['from_date', 'to_date'],
  ['date_from', 'date_to'],
  ['effective_from', 'effective_to'],
  ['check_in_at', 'check_out_at'],
  ['requested_check_in_at', 'requested_check_out_at'],
  ['start_at', 'end_at'],
  ['issue_date', 'expiry_date'],
  ['joining_date', 'probation_end_date'],
  ['probation_end_date', 'confirmation_date'],
  ['joining_date', 'separation_date'],
  ['sent_at', 'signed_at'],
  ['approved_at', 'locked_at'],
  ['locked_at', 'disbursed_at'],
  ['submitted_at', 'approved_at'],
  ['approved_at', 'cancelled_at'],
  ['issued_on', 'expected_return_date'],
  ['issued_on', 'returned_on'],
  ['purchase_date', 'warranty_expiry_date'],
  ['opened_at', 'closed_at'],
  ['date_of_birth', 'joining_date'],
  ['run_date', 'approved_at'],
  ['check_out_at', 'updated_at'],
  ['approved_at', 'updated_at'],
  ['locked_at', 'updated_at'],
  ['decided_at', 'updated_at'],
  ['cancelled_at', 'updated_at'],
  ['rejected_at', 'updated_at'],
  ['signed_at', 'updated_at'],
  ['generated_at', 'emailed_at'],
  ['submitted_at', 'paid_at'],
  ['submitted_at', 'updated_at'],
  ['approved_at', 'paid_at'],
  ['approved_at', 'completed_at'],
  ['payment_date', 'paid_at'],
  ['paid_at', 'updated_at'],
  ['completed_at', 'updated_at'],
  ['disbursed_at', 'updated_at'],
  ['recorded_at', 'updated_at'],
  ['claimed_at', 'settled_at'],
  ['claim_date', 'submitted_at'],
  ['issued_on', 'created_at'],
  ['returned_on', 'updated_at'],
  ['verified_at', 'updated_at'],
  ['revoked_at', 'updated_at'],
  ['created_at', 'finished_at'],
  ['finished_at', 'updated_at'],
  ['created_at', 'expires_at'],
  ['created_at', 'last_attempt_at'],
] as const

describe('dates', () => {
  it('are in order', () => {
    const wrong = allRecords.flatMap(({ at, record }) =>
      orders.flatMap(([first, second]) => {
        const [one, other] = [record[first], record[second]]
        if (typeof one !== 'string' || typeof other !== 'string') return []
        return Date.parse(one) > Date.parse(other)
          ? [`${at}: ${first} ${one} is after ${second} ${other}`]
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('are not before the record where they tell what happened to it', () => {
    const wrong = allRecords.flatMap(({ at, record }) => {
      const created = Date.parse(String(record.created_at))
      const times = Object.entries(record).filter(([name]) =>
        /^(approved|locked|disbursed|signed|sent|cancelled|rejected|decided|submitted|completed)_at$/.test(
          name,
        ),
      )
      const early = times.filter(([, value]) => typeof value === 'string' && Date.parse(value) < created)
      return early.map(([name, value]) => `${at}: ${name} ${String(value)}`)
    })
    expect(wrong).toEqual([])
  })
})

/** What adds up to nothing: a plus or a minus before each field. A record without `total_additions` has none. */
const sums = [
  '+total_gross +total_additions -total_deductions -total_net',
  '+total_earnings -total_deductions -net_salary',
  '+principal +interest -total_due',
  '+accrued_days +carried_forward_days -used_days -encashed_days -available_days',
  '+total_reimbursable +advance_adjusted -total_approved',
  '+present_days +absent_days +leave_days +unpaid_leave_days -working_days',
]

/** The first is never more than the second. */
const limits = [
  ['min_salary', 'max_salary'],
  ['total_approved', 'total_claimed'],
  ['paid_amount', 'total_payable'],
  ['paid_installments', 'total_installments'],
  ['done', 'total'],
] as const

describe('amounts', () => {
  it.each(sums)('add up: %s', sum => {
    const terms = [...sum.matchAll(/([+-])(\w+)/g)].map(
      ([, sign, name = '']) => [sign === '+' ? 1 : -1, name] as const,
    )
    const amountIn = (record: Node, name: string) =>
      record[name] ?? (name === 'total_additions' ? '0.00' : undefined)
    const shown = allRecords.filter(({ record }) =>
      terms.every(([, name]) => typeof amountIn(record, name) === 'string'),
    )
    expect(shown.length).toBeGreaterThan(0)
    const left = shown.map(({ at, record }) => {
      const cents = terms.map(([sign, name]) => sign * Math.round(Number(amountIn(record, name)) * 100))
      return [at, cents.reduce((one, other) => one + other, 0)]
    })
    expect(left.filter(([, rest]) => rest !== 0)).toEqual([])
  })

  it('of a loan are still to be paid while it is', () => {
    const loans = allRecords.filter(({ record }) => record.object === 'loan')
    const wrong = loans.filter(({ record: { status, total_payable, paid_amount, outstanding_balance } }) => {
      const isOwed = ['approved', 'active'].includes(String(status))
      return Number(outstanding_balance) !== (isOwed ? Number(total_payable) - Number(paid_amount) : 0)
    })
    expect(new Set(loans.map(({ record }) => record.status)).size).toBeGreaterThan(5)
    expect(wrong.map(({ at }) => at)).toEqual([])
  })

  it('of an entry of payroll add up with what stands beside it', () => {
    const details = allRecords.flatMap(({ at, record: { entry, total_additions: added } }) =>
      isNode(entry) && added !== undefined ? [{ at, entry, added }] : [],
    )
    const wrong = details.filter(({ entry, added }) => {
      const { gross_salary: gross, total_deductions: taken, net_salary: net } = entry
      const [sum, paid] = [Number(gross) + Number(added) - Number(taken), Number(net)]
      return Math.round(sum * 100) !== Math.round(paid * 100)
    })
    expect(details.length).toBeGreaterThan(2)
    expect(wrong.map(({ at }) => at)).toEqual([])
  })

  it.each(limits)('of %s are at most those of %s', (part, whole) => {
    const shown = allRecords.flatMap(({ at, record }) => {
      const [one, other] = [record[part], record[whole]]
      const isShown = ['string', 'number'].includes(typeof one) && ['string', 'number'].includes(typeof other)
      return isShown ? [{ at, one: Number(one), other: Number(other) }] : []
    })
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.filter(({ one, other }) => !(one <= other))).toEqual([])
  })

  it('are the days that their dates span', () => {
    const wrong = allRecords.filter(({ record: { from_date: from, to_date: to, total_days: days } }) => {
      if (typeof days !== 'string') return false
      return Number(days) > 1 + (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000
    })
    expect(wrong.map(({ at }) => at)).toEqual([])
  })

  it('are the minutes between the punches', () => {
    const wrong = allRecords.filter(({ record }) => {
      const { check_in_at: from, check_out_at: to, worked_minutes: worked, break_minutes: rest } = record
      if (typeof from !== 'string' || typeof to !== 'string' || typeof worked !== 'number') return false
      // Punches have seconds; a minute that has only begun is not worked.
      return Math.floor((Date.parse(to) - Date.parse(from)) / 60_000) !== worked + Number(rest)
    })
    expect(wrong.map(({ at }) => at)).toEqual([])
  })
})
