// Formulas of pay: a text becomes a tree of limited size, and the tree an amount. Nothing of it is ever run as code.

import { asIs, SaidError, type Sentence, say } from '@muster/sentences'
import { type Amount, parseAmount, roundHalfUp, settleDigits } from '../amounts.ts'

export const formulaLimits = { characters: 1000, terms: 200, depth: 20 } as const

/** What a formula may name besides the codes of components. */
export const formulaNames = ['GROSS', 'BASIC', 'DAYS', 'WORKING_DAYS'] as const
export const formulaFunctions = ['MIN', 'MAX', 'ROUND', 'IF'] as const

type Sign = '+' | '-' | '*' | '/'
type Comparing = '<' | '<=' | '>' | '>=' | '=' | '!='

export type Term =
  | { readonly kind: 'number'; readonly value: Amount }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'arithmetic'; readonly sign: Sign; readonly left: Term; readonly right: Term }
  | { readonly kind: 'least' | 'most'; readonly of: readonly Term[] }
  | { readonly kind: 'round'; readonly of: Term; readonly decimals: number }
  | { readonly kind: 'if'; readonly condition: Comparison; readonly then: Term; readonly otherwise: Term }

interface Comparison {
  readonly sign: Comparing
  readonly left: Term
  readonly right: Term
}

export interface Formula {
  readonly term: Term
  /** In capitals, as component codes are. */
  readonly names: ReadonlySet<string>
}

/** The tree, or why there is none; the words follow the field's name. */
export function parseFormula(text: string): { readonly formula: Formula } | { readonly refused: Sentence } {
  if (text.length > formulaLimits.characters)
    return { refused: say`has ${text.length} characters; at most ${formulaLimits.characters} are allowed` }
  try {
    const parser = new Parser(text)
    return { formula: { term: parser.whole(), names: parser.names } }
  } catch (error) {
    if (error instanceof FormulaError) return { refused: error.sentence }
    throw error
  }
}

/** The value under the values of the names; null where it divides by zero. Only the chosen branch of an `if` counts. */
export function evaluateFormula(term: Term, values: ReadonlyMap<string, Amount>): Amount | null {
  const evaluate = (each: Term) => evaluateFormula(each, values)
  switch (term.kind) {
    case 'number':
      return term.value
    case 'name':
      return values.get(term.name)!
    case 'arithmetic':
      return combine(term.sign, evaluate(term.left), evaluate(term.right))
    case 'least':
    case 'most':
      return choose(term.kind, term.of.map(evaluate))
    case 'round': {
      const value = evaluate(term.of)
      return value && roundHalfUp(value, term.decimals)
    }
    case 'if': {
      const { sign, left, right } = term.condition
      const [a, b] = [evaluate(left), evaluate(right)]
      if (!a || !b) return null
      return evaluate(holds(sign, a, b) ? term.then : term.otherwise)
    }
  }
}

function combine(sign: Sign, left: Amount | null, right: Amount | null): Amount | null {
  if (!left || !right) return null
  if (sign === '+') return left.plus(right)
  if (sign === '-') return left.minus(right)
  if (sign === '*') return left.times(right)
  return settleDigits(right).isZero() ? null : left.dividedBy(right)
}

function choose(kind: 'least' | 'most', values: readonly (Amount | null)[]): Amount | null {
  let chosen: Amount | null = null
  for (const value of values) {
    if (!value) return null
    const isBetter = chosen && (kind === 'least' ? value.lessThan(chosen) : value.greaterThan(chosen))
    if (!chosen || isBetter) chosen = value
  }
  return chosen
}

function holds(sign: Comparing, left: Amount, right: Amount): boolean {
  const order = settleDigits(left).compare(settleDigits(right))
  const orders: Record<Comparing, boolean> = {
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
    '=': order === 0,
    '!=': order !== 0,
  }
  return orders[sign]
}

class FormulaError extends SaidError {}

interface Word {
  readonly kind: 'number' | 'name' | 'sign' | 'end'
  readonly text: string
  /** Counted from 1. */
  readonly at: number
}

const wordPattern = /^(?:(\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_]*)|(<=|>=|!=|<>|==|[-+*/(),<>=]))/
const comparing: ReadonlyMap<string, Comparing> = new Map([
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
  ['=', '='],
  ['==', '='],
  ['!=', '!='],
  ['<>', '!='],
])

function readWords(text: string): Word[] {
  const words: Word[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at]!)) {
      at += 1
      continue
    }
    const found = wordPattern.exec(text.slice(at))
    if (!found)
      throw new FormulaError(
        say`has ${JSON.stringify(String.fromCodePoint(text.codePointAt(at)!))} at character ${at + 1}, which means nothing here`,
      )
    const kind = wordKind(found)
    if (kind === 'number' && found[0].length > 20)
      throw new FormulaError(say`has a number of ${found[0].length} characters; at most 20 are allowed`)
    words.push({ kind, text: found[0], at: at + 1 })
    at += found[0].length
  }
  return [...words, { kind: 'end', text: '', at: text.length + 1 }]
}

function wordKind([, number, name]: readonly (string | undefined)[]): Word['kind'] {
  if (number !== undefined) return 'number'
  return name === undefined ? 'sign' : 'name'
}

/** Recursive descent; how deep and how large the tree gets is counted while it is built. */
class Parser {
  readonly names = new Set<string>()
  readonly #words: readonly Word[]
  #next = 0
  #terms = 0
  #depth = 0

  constructor(text: string) {
    this.#words = readWords(text)
  }

  whole(): Term {
    const term = this.#sum()
    const { kind, at } = this.#word
    if (comparing.has(this.#word.text))
      throw new FormulaError(
        say`compares at character ${at}; a comparison stands only in if(comparison, then, otherwise)`,
      )
    if (kind !== 'end') throw this.#refuse(say`the end`)
    return term
  }

  get #word(): Word {
    return this.#words[this.#next]!
  }

  #take(text: string): boolean {
    if (this.#word.text !== text) return false
    this.#next += 1
    return true
  }

  #require(text: string): void {
    if (!this.#take(text)) throw this.#refuse(asIs(`"${text}"`))
  }

  #refuse(wanted: Sentence): FormulaError {
    const { kind, text, at } = this.#word
    const found = kind === 'end' ? say`ends` : say`has "${text}" at character ${at}`
    return new FormulaError(say`${found} where ${wanted} is expected`)
  }

  #count<Made extends Term>(term: Made): Made {
    this.#terms += 1
    if (this.#terms > formulaLimits.terms)
      throw new FormulaError(say`has more than ${formulaLimits.terms} numbers, names and signs`)
    return term
  }

  #within<Read>(read: () => Read): Read {
    this.#depth += 1
    if (this.#depth > formulaLimits.depth)
      throw new FormulaError(say`is nested more than ${formulaLimits.depth} deep`)
    const result = read()
    this.#depth -= 1
    return result
  }

  #sum(): Term {
    let left = this.#product()
    for (let sign = this.#word.text; sign === '+' || sign === '-'; sign = this.#word.text) {
      this.#next += 1
      left = this.#count({ kind: 'arithmetic', sign, left, right: this.#product() })
    }
    return left
  }

  #product(): Term {
    let left = this.#factor()
    for (let sign = this.#word.text; sign === '*' || sign === '/'; sign = this.#word.text) {
      const { at } = this.#word
      this.#next += 1
      const right = this.#factor()
      if (sign === '/' && isZero(right)) throw new FormulaError(say`divides by zero at character ${at}`)
      left = this.#count({ kind: 'arithmetic', sign, left, right })
    }
    return left
  }

  #factor(): Term {
    if (this.#take('-')) {
      const left = this.#count({ kind: 'number', value: parseAmount('0') })
      return this.#count({ kind: 'arithmetic', sign: '-', left, right: this.#within(() => this.#factor()) })
    }
    if (this.#take('(')) {
      const inner = this.#within(() => this.#sum())
      this.#require(')')
      return inner
    }
    const { kind, text } = this.#word
    if (kind !== 'number' && kind !== 'name') throw this.#refuse(say`a number, a name or "("`)
    this.#next += 1
    if (kind === 'number') return this.#count({ kind: 'number', value: parseAmount(text) })
    return this.#take('(') ? this.#within(() => this.#call(text)) : this.#name(text.toUpperCase())
  }

  #name(name: string): Term {
    this.names.add(name)
    return this.#count({ kind: 'name', name })
  }

  #call(name: string): Term {
    const called = name.toUpperCase()
    if (called === 'IF') return this.#choice()
    const of = [this.#sum()]
    while (this.#take(',')) of.push(this.#sum())
    this.#require(')')
    if (called === 'ROUND') return this.#count({ kind: 'round', of: of[0]!, decimals: readDecimals(of) })
    if (called === 'MIN') return this.#count({ kind: 'least', of })
    if (called === 'MAX') return this.#count({ kind: 'most', of })
    throw new FormulaError(say`calls ${name}; the functions are min, max, round and if`)
  }

  #choice(): Term {
    const left = this.#sum()
    const sign = comparing.get(this.#word.text)
    if (!sign) throw this.#refuse(say`a comparison such as <`)
    this.#next += 1
    const condition: Comparison = { sign, left, right: this.#sum() }
    this.#require(',')
    const then = this.#sum()
    this.#require(',')
    const otherwise = this.#sum()
    this.#require(')')
    return this.#count({ kind: 'if', condition, then, otherwise })
  }
}

function readDecimals([, decimals, ...more]: readonly Term[]): number {
  if (!decimals) return 0
  const value = decimals.kind === 'number' && decimals.value.isWhole() ? decimals.value.toNumber() : -1
  if (more.length === 0 && value >= 0 && value <= 6) return value
  throw new FormulaError(say`rounds to something else than 0 to 6 decimals; write round(amount, 2)`)
}

/** Whether it is zero whatever the names stand for: the value of a term that has no names. */
function isZero(term: Term): boolean {
  return isConstant(term) && evaluateFormula(term, new Map())?.isZero() === true
}

function isConstant(term: Term): boolean {
  if (term.kind === 'number') return true
  if (term.kind === 'arithmetic') return isConstant(term.left) && isConstant(term.right)
  if (term.kind === 'round') return isConstant(term.of)
  return (term.kind === 'least' || term.kind === 'most') && term.of.every(isConstant)
}
