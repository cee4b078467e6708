// Warns of leavers with whom something is to be settled: no regular run includes them, so it names them with the figures.

import type { Db } from '@muster/db'
import { type Deferred, type EntryResult, sumMoney } from '@muster/engine'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import type { RunFacts } from '../../facts/run-facts.ts'
import { computePieces } from '../compute.ts'
import type { EmployeeProblem } from '../employee-problems.ts'
import type { RunWarning } from '../run-warnings.ts'
import { findLeavers, type Leaver, type LeaverPart } from './find-leavers.ts'

const code = 'leaver_to_settle'

/** One warning for each, by what a final run would pay and take, before tax. */
export async function warnOfLeavers(db: Db, facts: RunFacts, part: LeaverPart): Promise<RunWarning[]> {
  const { run, rules } = facts
  if (run.kind !== 'regular') return []
  const leavers = await findLeavers(db, facts, part)
  if (leavers.length === 0) return []
  const final = { kind: 'final', employee_ids: leavers.map(({ id }) => id) } as const
  const settled: RunFacts = Object.assign({}, facts, { run: Object.assign({}, run, final) })
  const results = new Map<string, EntryResult>()
  const problems = new Map<string, EmployeeProblem>()
  for await (const piece of computePieces(db, settled)) {
    for (const [n, { employee_id }] of piece.rows.entries()) results.set(employee_id, piece.results[n]!)
    for (const problem of piece.problems) problems.set(problem.employee_id, problem)
  }
  return leavers.flatMap(leaver => {
    const text = describe(leaver, results.get(leaver.id), problems.get(leaver.id), rules.currency_decimals)
    return text === undefined
      ? []
      : [{ code, text: say`${leaver.employee_code} has left and is not in this run: ${text}` }]
  })
}

/** Undefined where nothing is to be settled. */
function describe(
  { held, held_months }: Leaver,
  result: EntryResult | undefined,
  problem: EmployeeProblem | undefined,
  decimals: number,
): Sentence | undefined {
  const onHold =
    held === null ? [] : [say`${sumMoney([held], decimals)} of net pay is on hold (${held_months})`]
  if (problem) {
    const why = say`what is to be settled cannot be calculated. ${problem.message}`
    return sayTogether([...onHold, why], '; ')
  }
  const { owed, taken } = result ? listFigures(result, decimals) : { owed: [], taken: [] }
  const texts = [...taken.map(({ text }) => text), ...owed.map(({ text }) => text), ...onHold]
  if (texts.length === 0) return undefined
  const steps = [
    ...nameSteps(owed.length > 0, taken),
    ...(held === null ? [] : [say`Release what is on hold to pay it`]),
  ]
  return say`${sayTogether(texts, '; ')}. ${sayTogether(steps, '. ')}.`
}

interface Part {
  readonly amount: string
  readonly text: Sentence
  readonly isLoan?: boolean
}

function nameSteps(isPaid: boolean, taken: readonly Part[]): Sentence[] {
  const settle = say`Make a final run of this month with them`
  if (taken.length === 0) return isPaid ? [settle] : []
  if (isPaid) return [say`${settle}; what it cannot take is to be paid back otherwise`]
  const loans = taken.some(({ isLoan }) => isLoan) ? say`, and settle the loan or write it off` : ''
  return [say`No pay is left to take it from: have it paid back otherwise${loans}`]
}

/** What a final run would pay, and all that it would take, whether its pay suffices or not. */
function listFigures(
  { lines, claims, deferred, ...figures }: EntryResult,
  decimals: number,
): { readonly owed: readonly Part[]; readonly taken: readonly Part[] } {
  const line = (wanted: string) => lines.filter(each => each.code === wanted).map(({ amount }) => amount)
  const claimed = (kind: string) =>
    claims.filter(each => each.kind === kind).map(({ amount }) => amount ?? '0')
  const waiting = (kind: Deferred['kind']) =>
    deferred.filter(each => each.kind === kind).map(({ amount }) => amount)
  const less = (amounts: readonly string[]) =>
    amounts.map(amount => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`))
  const part = (amounts: readonly string[], write: (sum: string) => Sentence, isLoan = false): Part[] => {
    const amount = sumMoney(amounts, decimals)
    return Number(amount) > 0 ? [{ amount, text: write(amount), isLoan }] : []
  }
  const { ARREARS, ARREARS_DED } = { ARREARS: line('ARREARS'), ARREARS_DED: line('ARREARS_DED') }
  return {
    taken: [
      ...part(
        [...ARREARS_DED, ...waiting('arrears')],
        sum => say`${sum} that was paid for locked months is to be taken back`,
      ),
      ...part(
        [figures.adjustment_deduction, ...less(ARREARS_DED), ...waiting('recovery')],
        sum => say`${sum} of deductions is to be taken`,
      ),
      ...part(
        [figures.loan_deduction, ...waiting('installment')],
        sum => say`${sum} of loans is still owed by them`,
        true,
      ),
    ],
    owed: [
      ...part([figures.gross_salary], sum => say`${sum} of pay for days is still owed`),
      ...part(ARREARS, sum => say`${sum} is still owed for locked months`),
      ...part([figures.overtime_amount], sum => say`${sum} is still owed for overtime`),
      ...part([figures.bonus_amount], sum => say`${sum} is still owed as bonus`),
      ...part(
        [figures.adjustment_addition, ...less(ARREARS)],
        sum => say`${sum} is still owed as additions to pay`,
      ),
      ...part(claimed('encashment'), sum => say`${sum} is still owed for encashed leave`),
      ...part(claimed('expense_claim'), sum => say`${sum} is still owed for expense claims`),
      ...part(claimed('gratuity'), sum => say`${sum} is still owed as gratuity`),
    ],
  }
}
