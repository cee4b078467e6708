// The check of a law pack's lines: known functions, and every name that they use is one of the pack.

import { hasContent } from './check-parameters.ts'
import { type Entries, isMap, type KnownFacts, type Mistakes, type Path } from './mistakes.ts'
import { bases as basisNames, lineTypes, roundings } from './pack.ts'
import { isFigure } from './parameters.ts'

interface Known {
  readonly bases: ReadonlySet<string>
  readonly facts: KnownFacts
}

interface Given {
  readonly lines?: unknown
  readonly warnings?: unknown
  readonly parameters?: unknown
  readonly known: Known
}

/** What steps name is looked up here, and the parameters are noted. */
interface Names extends Known {
  readonly mistakes: Mistakes
  readonly parameters: Entries
  readonly used: Set<string>
}

/** The parameters that lines name. */
export function checkLines(mistakes: Mistakes, given: Given): Set<string> {
  const names = toNames(mistakes, given)
  const codes: unknown[] = []
  for (const [n, line] of mistakes.items(given.lines, ['lines']).entries()) {
    const path = ['lines', n]
    const required = ['code', 'type', 'says', 'base', 'basis', 'do']
    const entries = mistakes.map(line, path, required, ['unless', 'then'])
    if (required.some(key => !(key in entries))) continue
    const { code } = entries
    mistakes.hold(
      /^[A-Z][A-Z0-9_]*$/.test(String(code)),
      [...path, 'code'],
      `code is ${code}; codes are such as EOBI_EE`,
    )
    mistakes.hold(!codes.includes(code), path, `There are two lines ${code}`)
    codes.push(code)
    mistakes.text(entries.says, [...path, 'says'])
    mistakes.oneOf(entries.type, [...path, 'type'], lineTypes, 'type of line')
    mistakes.oneOf(entries.base, [...path, 'base'], [...given.known.bases], 'base of the pack')
    checkBasis(names, entries.basis, [...path, 'basis'])
    checkConditions(names, entries.unless ?? [], [...path, 'unless'])
    for (const list of ['do', 'then'])
      if (entries[list] !== undefined)
        for (const [s, step] of mistakes.items(entries[list], [...path, list]).entries())
          checkStep(names, step, [...path, list, s])
    const fraction = findFraction(entries)
    const message = `${code} ends in fractions of ${fraction}; round them after it`
    mistakes.hold(fraction === undefined, path, message)
  }
  return names.used
}

/** What leaves fractions of a cent that no later step rounds. */
function findFraction({ basis, do: due, then }: Entries): string | undefined {
  const steps = [due, basis === 'projected' ? [{ spread: '' }] : [], then ?? []].flat().filter(isMap)
  let fraction: string | undefined
  for (const step of steps) {
    const leaves = ['percent', 'surcharge', 'spread', 'slabs'].find(name => name in step)
    if (leaves !== undefined) fraction = 'round_each' in step ? undefined : leaves
    if ('round' in step) fraction = undefined
  }
  return fraction
}

export function checkWarnings(mistakes: Mistakes, given: Given): ReadonlySet<string> {
  const names = toNames(mistakes, given)
  const warnings = given.warnings === undefined ? [] : mistakes.items(given.warnings, ['warnings'])
  for (const [n, warning] of warnings.entries()) {
    const path = ['warnings', n]
    const entries = mistakes.map(warning, path, ['code', 'base', 'below', 'says'], [])
    mistakes.oneOf(entries.base, [...path, 'base'], [...given.known.bases], 'base of the pack')
    checkAmount(names, entries.below, [...path, 'below'])
  }
  return names.used
}

function toNames(mistakes: Mistakes, { parameters, known }: Given): Names {
  const { bases, facts } = known
  return { mistakes, bases, facts, parameters: isMap(parameters) ? parameters : {}, used: new Set() }
}

function checkBasis({ mistakes, facts }: Names, basis: unknown, path: Path): void {
  if (!isMap(basis)) mistakes.oneOf(basis, path, basisNames, 'basis')
  else mistakes.hold(facts.has(String(basis.fact)), path, `There is no fact ${basis.fact}`)
}

function checkConditions(names: Names, conditions: unknown, path: Path): void {
  if (!names.mistakes.hold(Array.isArray(conditions), path, 'unless must be a list')) return
  for (const [n, condition] of (conditions as readonly unknown[]).entries()) {
    const at = [...path, n]
    const fact = isMap(condition) ? condition.fact : condition
    names.mistakes.hold(names.facts.has(String(fact)), at, `There is no fact ${fact}`)
    if (!isMap(condition)) continue
    const bound = 'from' in condition ? 'from' : 'above'
    names.mistakes.map(condition, at, ['fact', bound], [])
    checkAmount(names, condition[bound], [...at, bound])
  }
}

type Check = (names: Names, value: unknown, path: Path) => void

const checkAmount: Check = (names, value, path) => {
  if (typeof value !== 'string' || !isFigure(value)) checkParameter('value', 'open')(names, value, path)
}

const checkParameter =
  (...kinds: readonly string[]): Check =>
  ({ mistakes, parameters, used }, value, path) => {
    const name = String(value)
    used.add(name)
    if (!mistakes.hold(name in parameters, path, `There is no parameter ${name}`)) return
    const message = `${name} has a value without ${kinds.join(' or ')}, which ${path.at(-1)} needs`
    mistakes.hold(hasContent(parameters[name], ...kinds), path, message)
  }

const checkFact: Check = ({ mistakes, facts }, value, path) => {
  mistakes.hold(facts.has(String(value)), path, `There is no fact ${value}`)
}

const checkRounding: Check = ({ mistakes }, value, path) => {
  const [unit, mode] = Array.isArray(value) ? value : []
  const isUnit = typeof unit === 'string' && isFigure(unit) && /[1-9]/.test(unit)
  mistakes.hold(isUnit, path, `${path.at(-1)} is [unit, way], such as [0.01, half_up]`)
  mistakes.oneOf(mode, path, roundings, 'way of rounding')
}

const checkLimit: Check = ({ mistakes, bases }, value, path) => {
  const { percent, of } = mistakes.map(value, path, ['percent', 'of'], [])
  mistakes.hold(isFigure(String(percent)), path, `${percent} is no percent`)
  mistakes.oneOf(of, path, [...bases], 'base of the pack')
}

const checkRange: Check = (names, value, path) => {
  const isPair = Array.isArray(value) && value.length === 2
  if (!names.mistakes.hold(isPair, path, 'within is [from, to]')) return
  for (const bound of value as readonly unknown[]) checkAmount(names, bound, path)
}

const checkWord =
  (word: string): Check =>
  ({ mistakes }, value, path) => {
    mistakes.hold(value === word, path, `${path.at(-1)} must be ${word}, or left out`)
  }

const checkUnit: Check = ({ mistakes }, value, path) => {
  mistakes.hold(isFigure(String(value)), path, `cut is ${value}; a unit is a figure such as 0.0001`)
}

/** Each function of a pack, with what it takes. */
const functions: Readonly<Record<string, Check>> = {
  slabs: checkParameter('slabs'),
  percent: checkAmount,
  cap: checkAmount,
  surcharge: checkParameter('above', 'none'),
  less: checkFact,
  round: checkRounding,
  floor: checkAmount,
  limit: checkLimit,
  reached: checkAmount,
  within: checkRange,
}

const slabsOptions: Readonly<Record<string, Check>> = {
  scale: checkWord('year'),
  cut: checkUnit,
  begin: checkWord('up'),
  round_each: checkRounding,
}

function checkStep(names: Names, step: unknown, path: Path): void {
  const { mistakes } = names
  if (!mistakes.hold(isMap(step), path, 'A step is a map of one function and what it takes')) return
  const entries = step as Entries
  const called = Object.keys(entries).filter(key => key in functions)
  const [name] = called
  const known = Object.keys(functions).join(', ')
  const message = `A step has one function of ${known}; this has ${Object.keys(entries).join(' and ')}`
  if (!mistakes.hold(called.length === 1 && name !== undefined, path, message)) return
  functions[name!]!(names, entries[name!], [...path, name!])
  for (const [option, value] of Object.entries(entries)) {
    if (option === name) continue
    const check = name === 'slabs' ? slabsOptions[option] : undefined
    if (mistakes.hold(check !== undefined, [...path, option], `${name} takes no ${option}`))
      check!(names, value, [...path, option])
  }
}
