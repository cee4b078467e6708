// The sentences of the readiness of a run, in English: what is ready, or what is not and what follows.

import type { PayrollReadinessCode, PayrollReadinessPoint } from '@muster/contract'
import { count } from '@muster/engine'

type Facts = Omit<PayrollReadinessPoint, 'text'>
type Sentence = (facts: Facts) => string

/** What is said where nothing is left to do, and where something is. */
interface Words {
  readonly ready: Sentence
  readonly open: Sentence
}

const people = (number: number): string => count(number, 'person', 'people')
const requests = (number: number, what: string, condition: string): string =>
  `${count(number, `request${what}`, `requests${what}`)} ${number === 1 ? 'waits' : 'wait'}. ${condition}`

const words: Readonly<Record<PayrollReadinessCode, Words>> = {
  salaries: {
    ready: ({ total }) => `Everybody who is employed in the month has a salary: ${people(total ?? 0)}.`,
    open: ({ count: n }) =>
      `${people(n)} ${n === 1 ? 'has' : 'have'} no salary in the month and will not be paid.`,
  },
  attendance: {
    ready: () => 'All days are graded.',
    open: () => 'Some days are yet to be graded. The calculation grades them first.',
  },
  leave: {
    ready: () => 'All leave of the month is decided.',
    open: ({ count: n }) =>
      requests(n, ' of leave', 'What is decided after the lock is settled in a later month.'),
  },
  overtime: {
    ready: () => 'All overtime is decided.',
    open: ({ count: n }) =>
      requests(n, ' of overtime', 'What is not approved before the calculation is paid in a later month.'),
  },
  corrections: {
    ready: () => 'All corrections of days are decided.',
    open: ({ count: n }) =>
      requests(n, ' about days', 'What is not approved before the calculation is settled in a later month.'),
  },
  calculation: {
    ready: ({ total }) => `The run is calculated for ${people(total ?? 0)}.`,
    open: () => 'The run is yet to be calculated.',
  },
  warnings: {
    ready: () => 'The calculation warns of nobody.',
    open: ({ count: n }) => `The calculation warns of ${people(n)}.`,
  },
  run_warnings: {
    ready: () => 'The calculation warns of nothing in the run as a whole.',
    open: ({ count: n }) => `${count(n, 'warning')} of the run as a whole.`,
  },
  changes: {
    ready: () => 'No net pay differs from the month before by 20 percent or more.',
    open: ({ count: n }) =>
      `The net pay of ${people(n)} differs from the month before by 20 percent or more.`,
  },
  holds: {
    ready: () => 'Nobody is on hold.',
    open: ({ count: n }) =>
      `${people(n)} ${n === 1 ? 'is' : 'are'} on hold and will not be paid until released.`,
  },
  cut_off: {
    ready: () => 'The last day whose facts count is over.',
    open: ({ date }) =>
      `The run counts facts through a day that is not over. It can be approved from ${date} on.`,
  },
  earlier_months: {
    ready: () => 'The months before are locked.',
    open: ({ names }) =>
      `${names.join(', ')} is not locked yet. The months of a tax year are locked one after the other.`,
  },
  approvers: {
    ready: ({ names }) => `${names.join(', ')} may approve.`,
    open: () => 'Nobody may approve: four eyes are asked for, and nobody else has the right.',
  },
  bank_accounts: {
    ready: ({ total }) => `All ${total} who are paid by transfer have a bank account.`,
    open: ({ count: n, total }) =>
      `${n} of ${total} who are paid by transfer ${n === 1 ? 'has' : 'have'} no bank account.`,
  },
  company_account: {
    ready: () => 'The company has a bank account to pay from.',
    open: () => 'The company has no bank account to pay from.',
  },
  batches: {
    ready: () => 'Everybody who is to be paid is in a batch.',
    open: ({ count: n }) => `${people(n)} ${n === 1 ? 'is' : 'are'} to be paid and in no batch yet.`,
  },
  failed_payments: {
    ready: () => 'No payment failed.',
    open: ({ count: n }) => `${count(n, 'payment')} failed and ${n === 1 ? 'is' : 'are'} to be made again.`,
  },
  journal: {
    ready: ({ total }) => `All ${total} lines of the journal have their account.`,
    open: ({ count: n, total }) =>
      `${n} of ${total} lines of the journal ${n === 1 ? 'has' : 'have'} no account. Pay goes out, the journal waits.`,
  },
  payslips: {
    ready: ({ total }) => `${count(total ?? 0, 'payslip')} made.`,
    open: ({ count: n, total }) =>
      `${n} of ${count(total ?? 0, 'payslip')} ${n === 1 ? 'is' : 'are'} yet to be made.`,
  },
}

export function wordPoint(facts: Facts): string {
  const { ready, open } = words[facts.code]
  return facts.state === 'ready' ? ready(facts) : open(facts)
}
