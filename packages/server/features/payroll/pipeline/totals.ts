// Totals of a run, and what it warns of as a whole, gathered piece by piece.

import { type EntryResult, nameMonth, stillOwed, sumMoney, titleOf } from '@muster/engine'
import { asIs, type Sentence, say } from '@muster/sentences'
import type { Left } from '../facts/employee-facts.ts'
import type { RunFacts } from '../facts/run-facts.ts'
import type { ComputedPiece } from './compute.ts'
import type { RunWarning } from './run-warnings.ts'

export interface RunTotals {
  readonly total_employees: number
  readonly total_gross: string
  readonly total_deductions: string
  readonly total_net: string
  readonly total_employer_cost: string
}

/** So many people are named in one warning. */
const maxNamed = 20

/** The law takes a fact as nobody entered it. */
const factAssumed = 'law_fact_assumed'

const reasons: Readonly<Record<Exclude<Left['why'], 'nothing_due'>, Sentence>> = {
  inactive: say`are inactive and not in the run; the days until then are paid once they are active again or leave`,
  no_salary_assignment: say`have no salary assignment in the month, so nothing is paid`,
  paid_by_another_run: say`are paid for the month by another run`,
}

/** Adds up pieces. */
export class RunTotalling {
  readonly #facts: RunFacts
  readonly #sums = new Map<string, string>()
  readonly #left = new Map<string, string[]>()
  readonly #unverified = new Map<string, RunWarning>()
  readonly #common = new Map<string, RunWarning>()
  readonly #assumed = new Map<string, { readonly text: Sentence; readonly codes: string[] }>()
  readonly #owed: RunWarning[] = []
  #employees = 0

  constructor(facts: RunFacts) {
    this.#facts = facts
  }

  add({ rows, results, left }: Pick<ComputedPiece, 'rows' | 'results' | 'left'>): void {
    this.#employees += results.length
    for (const name of ['gross_salary', 'total_deductions', 'net_salary', 'employer_contributions'] as const)
      this.#sum(
        name,
        results.map(result => result[name]),
      )
    for (const { row, why } of left)
      if (why !== 'nothing_due') this.#left.getOrInsertComputed(why, () => []).push(row.employee_code)
    for (const [n, result] of results.entries()) {
      this.#addUnverified(result)
      const { employee_code } = rows[n]!
      for (const { code, text } of result.warnings) {
        if (code === factAssumed)
          this.#assumed
            .getOrInsertComputed(String(text), () => ({ text, codes: [] }))
            .codes.push(employee_code)
        if (code === stillOwed)
          this.#owed.push({ code, text: say`${employee_code}: ${text}. Have it paid back otherwise.` })
      }
    }
  }

  totals(): RunTotals {
    const sum = (name: string) => this.#sums.get(name) ?? sumMoney([], this.#decimals)
    return {
      total_employees: this.#employees,
      total_gross: sum('gross_salary'),
      total_deductions: sum('total_deductions'),
      total_net: sum('net_salary'),
      total_employer_cost: sum('employer_contributions'),
    }
  }

  warnings(): RunWarning[] {
    const month = nameMonth(this.#facts.run)
    const left = [...this.#left].map(([why, codes]) => ({
      code: why,
      text: say`${nameSome(codes)} ${reasons[why as keyof typeof reasons]} (${month}).`,
    }))
    const assumed = [...this.#assumed.values()].map(({ text, codes }) => ({
      code: factAssumed,
      text: say`${nameSome(codes)}: ${text}.`,
    }))
    return [...this.#common.values(), ...this.#unverified.values(), ...assumed, ...this.#owed, ...left]
  }

  get #decimals(): number {
    return this.#facts.rules.currency_decimals
  }

  #sum(name: string, amounts: readonly string[]): void {
    this.#sums.set(name, sumMoney([this.#sums.get(name) ?? '0', ...amounts], this.#decimals))
  }

  #addUnverified({ unverified, warnings }: EntryResult): void {
    for (const { parameter, from, source } of unverified) {
      const { pack } = this.#facts
      const title = pack ? titleOf(pack, parameter) : parameter
      const text = say`The law pack's "${title}" from ${from} is not verified (${source}). Confirm it, or enter another one.`
      this.#unverified.set(`${parameter} ${from}`, { code: 'unverified_law_value', text })
    }
    for (const { code, text } of warnings) if (code === 'no_law_pack') this.#common.set(code, { code, text })
  }
}

function nameSome(codes: readonly string[]): Sentence {
  const named = codes.slice(0, maxNamed).join(', ')
  return codes.length > maxNamed ? say`${named} and ${codes.length - maxNamed} others` : asIs(named)
}
