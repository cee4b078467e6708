// Facts of a person as the law reads them: the same grammar for entered facts, for trial cases and for payroll runs.

import { type Sentence, say } from '@muster/sentences'
import { canonicalDecimal } from '../money.ts'
import { frequencies, type LawCase } from './case.ts'
import { type FactRule, titleOf } from './pack.ts'
import { findText, type Law } from './parameters.ts'
import { nameFact, readers } from './readers.ts'
import { LawError } from './tax-year.ts'

type Facts = LawCase['facts']

/** What is wrong with the value of a fact; undefined where nothing is. */
export function describeGiven({ type, choices, reader }: FactRule, value: unknown): Sentence | undefined {
  if (type === 'boolean')
    return typeof value === 'boolean' ? undefined : say`is ${quote(value)}, not true or false`
  if (type === 'number') return describeAmount(value)
  if (choices) return describeChoice(value, choices)
  if (typeof value !== 'string') return say`is ${quote(value)}, which is no text`
  const read = reader === undefined ? undefined : readers[reader]
  return read && !read.read(value, {}, 12) ? say`is ${quote(value)}, which is not ${read.wanted}` : undefined
}

export function describeAmount(value: unknown, decimals = 6): Sentence | undefined {
  const isAmount = typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value)
  if (!isAmount) return say`is ${quote(value)}, which is no amount such as 1156.25`
  const isExact = canonicalDecimal(value, decimals) !== undefined
  return isExact ? undefined : say`is ${value}, which has more than ${decimals} decimals`
}

export const describeChoice = (value: unknown, choices: readonly string[]): Sentence | undefined =>
  choices.includes(String(value))
    ? undefined
    : say`is ${quote(value)}, which is none of ${choices.join(', ')}`

/** What is not there has no text. */
export const quote = (value: unknown): string | Sentence => JSON.stringify(value) ?? say`nothing`

/** Those that are given, defaults, what the law takes where nothing is given, and what readers read from them. */
export function readFacts(law: Law): Facts {
  const { pack, of } = law
  const facts: Record<string, string | boolean> = { frequency: of.frequency }
  for (const [name, rule] of Object.entries(pack.facts)) {
    const fact = of.facts[name] ?? rule.default
    if (fact === undefined) continue
    const wrong = describeGiven(rule, fact)
    if (wrong !== undefined) throw new LawError(say`The ${nameFact(pack, name)} ${wrong}`)
    facts[name] = fact
  }
  for (const [name, rule] of Object.entries(pack.facts)) {
    if (facts[name] === undefined) assume(law, facts, name, rule)
    const reader = rule.reader === undefined ? undefined : readers[rule.reader]
    const fact = facts[name]
    if (reader && fact !== undefined)
      Object.assign(facts, reader.read(String(fact), facts, frequencies[of.frequency].per_year))
  }
  return facts
}

/** What the law says where a fact is not given: by another one, if that is. */
function assume(
  { pack, of, used, assumed, asked }: Law,
  facts: Record<string, string | boolean>,
  name: string,
  { otherwise }: FactRule,
): void {
  if (otherwise === undefined) return
  const found = findText({ pack, of, facts, used, assumed, asked }, otherwise)
  if (!found) return
  const { text, by, value } = found
  facts[name] = text
  assumed.set(name, {
    text: say`${nameFact(pack, name)} ${text} by ${nameFact(pack, by)} ${String(facts[by])}, until one is entered`,
    source: {
      parameter: otherwise,
      title: titleOf(pack, otherwise),
      from: value.from,
      citation: value.source,
    },
  })
}
