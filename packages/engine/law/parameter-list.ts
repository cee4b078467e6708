// Parameters of a law pack as people read them: each value with its figures, and the lines that depend on it.

import { say } from '@muster/sentences'
import { parseAmount } from '../amounts.ts'
import type { Day } from '../days.ts'
import { type LineRule, type Pack, type ParameterValue, type Slabs, type Step, titleOf } from './pack.ts'
import type { CaseMistake } from './read-case.ts'
import { readers } from './readers.ts'

export interface ShownFigure {
  /** The values of the fact for which it holds; null for everybody. */
  readonly choice: string | null
  readonly above: string | null
  readonly percent: string | null
  readonly value: string | null
}

export interface ShownValue {
  readonly parameter: string
  readonly title: string
  /** What its figures are, where they are no table: of a percent step, or of any other. */
  readonly unit: 'amount' | 'percent'
  /** Whether its figures are neither, such as an age or a code. */
  readonly is_plain: boolean
  readonly effective_from: Day
  readonly kind: 'value' | 'slabs' | 'surcharge' | 'none' | 'open'
  readonly by: string | null
  readonly figures: readonly ShownFigure[]
  readonly source: string
  readonly is_verified: boolean
  /** Codes of lines and warnings. */
  readonly lines: readonly string[]
}

/** Every value of every parameter: parameters as they stand in the pack, values by their day. */
export function listParameterValues(pack: Pack): ShownValue[] {
  return Object.entries(pack.parameters).flatMap(([parameter, values]) => {
    const lines = listDependents(pack, parameter)
    const [title, unit] = [titleOf(pack, parameter), unitOf(pack, parameter)]
    return values.map(value => ({
      parameter,
      title,
      unit,
      is_plain: isPlain(pack, parameter),
      effective_from: value.from,
      kind: kindOf(value),
      by: value.by ?? null,
      figures: listFigures(value),
      source: value.source,
      is_verified: value.verified,
      lines,
    }))
  })
}

/**
 * What is wrong with a value that somebody confirms (null) or enters. A value of the pack is confirmed on its own day,
 * where nobody verified it; a figure is entered from any day on from which the pack leaves it open.
 */
export function checkLawValue(
  pack: Pack,
  { parameter, effective_from, value }: { parameter: string; effective_from: Day; value: string | null },
): CaseMistake | undefined {
  const values = Object.hasOwn(pack.parameters, parameter) ? pack.parameters[parameter]! : undefined
  if (!values) {
    const known = Object.keys(pack.parameters).join(', ')
    return { field: 'parameter', message: say`is ${parameter}; the law pack ${pack.pack} has ${known}` }
  }
  return value === null
    ? checkConfirmed(values, effective_from)
    : checkEntered(pack, { parameter, effective_from, value }, values)
}

function checkConfirmed(values: readonly ParameterValue[], day: Day): CaseMistake | undefined {
  const confirmed = values.find(({ from }) => from === day)
  if (confirmed && !confirmed.verified) return undefined
  if (confirmed?.open) return { field: 'value', message: say`is needed: the law pack leaves this value open` }
  if (confirmed)
    return {
      field: 'effective_from',
      message: say`is ${day}, whose value is verified; nothing is left to confirm`,
    }
  const days = values.filter(({ verified }) => !verified).map(({ from }) => from)
  const known =
    days.length === 0
      ? say`it has no unverified value`
      : say`its unverified values are from ${days.join(', ')}`
  return { field: 'effective_from', message: say`is ${day}; ${known}` }
}

interface Entered {
  readonly parameter: string
  readonly effective_from: Day
  readonly value: string
}

function checkEntered(
  pack: Pack,
  { parameter, effective_from, value }: Entered,
  values: readonly ParameterValue[],
): CaseMistake | undefined {
  const inForce = values.findLast(({ from }) => from <= effective_from)
  if (!inForce)
    return {
      field: 'effective_from',
      message: say`is ${effective_from}; the law pack ${pack.pack} begins on ${values[0]!.from}`,
    }
  if (!inForce.open)
    return {
      field: 'value',
      message: say`is ${value}, but the law pack ${pack.pack} has a value from ${inForce.from} (${inForce.source}); send null to confirm it`,
    }
  const isTooMuch = isPercent(pack, parameter) && parseAmount(value).greaterThan(hundred)
  return isTooMuch
    ? { field: 'value', message: say`is ${value}; it is a percentage, from 0 to 100` }
    : undefined
}

const hundred = parseAmount('100')

const isPercent = ({ lines }: Pack, parameter: string): boolean =>
  lines.some(line =>
    [...line.do, ...(line.then ?? [])].some(step => 'percent' in step && step.percent === parameter),
  )

function kindOf({ open, none, slabs, above }: ParameterValue): ShownValue['kind'] {
  if (open) return 'open'
  if (none) return 'none'
  if (slabs) return 'slabs'
  return above === undefined ? 'value' : 'surcharge'
}

const figure = (choice: string | null, of: Partial<ShownFigure>): ShownFigure => ({
  choice,
  above: of.above ?? null,
  percent: of.percent ?? null,
  value: of.value ?? null,
})

function listFigures({ by, value, slabs, text, above, percent }: ParameterValue): ShownFigure[] {
  if (above !== undefined) return [figure(null, { above, ...(percent !== undefined && { percent }) })]
  if (slabs !== undefined)
    return listEntries<Slabs>(by, slabs).flatMap(([choice, table]) =>
      ('cut_each' in table ? table.slabs : table).map(([start, rate]) =>
        figure(choice, { above: start, percent: rate }),
      ),
    )
  if (text !== undefined) return Object.entries(text).map(([choice, each]) => figure(choice, { value: each }))
  if (value === undefined) return []
  return listEntries<string>(by, value).map(([choice, text]) => figure(choice, { value: text }))
}

/** One entry for each value of the fact that chooses, or one for everybody. */
function listEntries<Content extends string | Slabs>(
  by: string | undefined,
  content: Content | Readonly<Record<string, Content>>,
): (readonly [string | null, Content])[] {
  if (by === undefined) return [[null, content as Content]]
  return Object.entries(content as Readonly<Record<string, Content>>)
}

/** Lines and warnings that name the parameter, also as the start of a slab. */
function listDependents(pack: Pack, parameter: string): string[] {
  const names = new Set([parameter, ...listTablesFrom(pack, parameter)])
  const isNamed = (step: Step): boolean =>
    Object.values(step)
      .flat()
      .some(value => names.has(String(value)))
  const lines = pack.lines.filter(
    line =>
      [...line.do, ...(line.then ?? [])].some(isNamed) ||
      listBounds(line).some(bound => names.has(bound)) ||
      isAssumedBy(pack, line, parameter),
  )
  const warnings = (pack.warnings ?? []).filter(({ below }) => names.has(below))
  return [...lines, ...warnings].map(({ code }) => code)
}

/** What the conditions of a line compare with. */
const listBounds = ({ unless = [] }: LineRule): string[] =>
  unless.flatMap(each => (typeof each === 'string' ? [] : ['above' in each ? each.above : each.from]))

/** Whether a fact that the line asks for is taken from the parameter where nobody gives it. */
function isAssumedBy({ facts }: Pack, line: LineRule, parameter: string): boolean {
  const rule = Object.values(facts).find(({ otherwise }) => otherwise === parameter)
  if (!rule) return false
  const given = Object.keys(readers[rule.reader ?? '']?.gives ?? {})
  const asked = [line.basis, ...line.do].flatMap(each =>
    typeof each === 'string' ? [] : Object.values(each).map(String),
  )
  return given.some(fact => asked.includes(fact))
}

/** Of facts and of conditions. */
const isPlain = ({ lines, facts }: Pack, parameter: string): boolean =>
  Object.values(facts).some(({ otherwise }) => otherwise === parameter) ||
  lines.some(line => listBounds(line).includes(parameter))

function unitOf({ lines }: Pack, parameter: string): ShownValue['unit'] {
  const steps = lines.flatMap(line => [...line.do, ...(line.then ?? [])])
  return steps.some(step => 'percent' in step && step.percent === parameter) ? 'percent' : 'amount'
}

/** Tables of which a slab begins at the parameter. */
function listTablesFrom({ parameters }: Pack, parameter: string): string[] {
  return Object.entries(parameters)
    .filter(([, values]) => values.some(value => listFigures(value).some(({ above }) => above === parameter)))
    .map(([name]) => name)
}
