// Parameters of a law pack: the value that is in force on a day. A fact of the person may choose between several.

import { type Sentence, say } from '@muster/sentences'
import { type Amount, type LawSource, parseAmount } from '../amounts.ts'
import type { LawCase } from './case.ts'
import { type Pack, type ParameterValue, type Slab, type Slabs, titleOf } from './pack.ts'
import { nameFact, readers } from './readers.ts'
import { LawError } from './tax-year.ts'

/** What lines are computed from: the pack, the case, and the facts that were read from it. */
export interface Law {
  readonly pack: Pack
  readonly of: LawCase
  /** Those of the case, their defaults, what readers read, and the frequency. */
  readonly facts: Readonly<Record<string, string | boolean>>
  /** The values that figures were taken from, by parameter. */
  readonly used: Map<string, ParameterValue>
  /** Facts that the law takes as nothing was given, by name. */
  readonly assumed: Map<string, Assumed>
  /** Where some are assumed: the facts that figures were taken from since it was cleared. */
  readonly asked: Set<string>
}

export interface Assumed {
  readonly text: Sentence
  readonly source: LawSource
}

/** A line cannot be computed for this case, though nothing is wrong with the pack. No Error: a stack for each would be paid for. */
export class LineSkipped {
  readonly reason: 'fact_missing' | 'left_open'
  /** The fact that is missing, or the parameter that is left open. */
  readonly field: string
  readonly message: Sentence
  constructor(reason: LineSkipped['reason'], field: string, message: Sentence) {
    this.reason = reason
    this.field = field
    this.message = message
  }
}

/** The last value whose day has come. */
export function findValue({ pack, of }: Law, name: string): ParameterValue {
  const values = pack.parameters[name] ?? []
  const value = values.findLast(({ from }) => from <= of.date)
  if (!value)
    throw new LawError(
      say`The law pack ${pack.pack} has no ${titleOf(pack, name)} on ${of.date}; its first is from ${values[0]?.from ?? say`no day`}`,
    )
  return value
}

/** The same, for figures that are taken from it. */
export function takeValue(law: Law, name: string): ParameterValue {
  const value = findValue(law, name)
  law.used.set(name, value)
  return value
}

/** A figure as it stands in a pack, or the value of the parameter of that name. */
export function findAmount(law: Law, text: string): Amount {
  if (isFigure(text)) return parseAmount(text)
  const value = findValue(law, text)
  if (!value.open) return parseAmount(choose(law, text, value, value.value))
  const entered = law.of.entered[text]
  if (entered !== undefined) return parseAmount(entered)
  throw new LineSkipped(
    'left_open',
    text,
    say`The pack leaves ${text} open, and the workspace has entered none (${value.source})`,
  )
}

/** The text of a parameter for a fact, and which fact that is; undefined where it is not known. */
export function findText(
  law: Law,
  name: string,
): { readonly text: string; readonly by: string; readonly value: ParameterValue } | undefined {
  const value = findValue(law, name)
  const { by } = value
  if (by === undefined || law.facts[by] === undefined) return undefined
  return { text: choose(law, name, value, value.text), by, value }
}

export const isFigure = (text: string): boolean => /^\d+(\.\d+)?$/.test(text)

export interface Table {
  readonly slabs: readonly Slab[]
  readonly cut_each: boolean
}

export function findSlabs(law: Law, name: string): Table {
  const value = findValue(law, name)
  const slabs = choose(law, name, value, value.slabs)
  return 'cut_each' in slabs ? slabs : { slabs, cut_each: false }
}

type Chosen = string | Slabs

/** What is chosen is used: a value that nothing can be chosen of, for a fact is missing, is not. */
function choose<Content extends Chosen>(
  law: Law,
  name: string,
  value: ParameterValue,
  content: Content | Readonly<Record<string, Content>> | undefined,
): Content {
  const chosen = chooseBy(law, name, value, content)
  law.used.set(name, value)
  return chosen
}

function chooseBy<Content extends Chosen>(
  law: Law,
  name: string,
  { by }: ParameterValue,
  content: Content | Readonly<Record<string, Content>> | undefined,
): Content {
  if (by === undefined) return content as Content
  const wanted = requireFact(law, by)
  const entries = Object.entries(content as Readonly<Record<string, Content>>)
  const entry = entries.find(([key]) => key.split(' ').includes(String(wanted)))
  if (entry) return entry[1]
  const known = entries.flatMap(([key]) => key.split(' '))
  throw new LawError(
    say`The law pack ${law.pack.pack} has no ${titleOf(law.pack, name)} for ${nameFact(law.pack, by)} ${wanted} on ${law.of.date}, only for ${known.join(', ')}`,
  )
}

export function requireFact({ pack, facts, assumed, asked }: Law, name: string): string | boolean {
  const fact = facts[name]
  if (fact !== undefined && assumed.size === 0) return fact
  // What a reader reads is missing where the text that it reads is.
  const read = Object.keys(pack.facts).find(text => listGiven(pack.facts[text]?.reader).includes(name))
  const field = read ?? name
  asked.add(field)
  if (fact !== undefined) return fact
  throw new LineSkipped('fact_missing', field, say`the ${nameFact(pack, field)} is not known`)
}

const listGiven = (reader: string | undefined): readonly string[] =>
  reader === undefined ? [] : Object.keys(readers[reader]?.gives ?? {})
