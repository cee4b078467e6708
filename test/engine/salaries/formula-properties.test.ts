// Formulas: whatever text is sent, it is a tree within its bounds or a refusal, and quickly so.

import fc from 'fast-check'
import { parseAmount } from '../../../packages/engine/amounts.ts'
import { evaluateFormula, formulaLimits, parseFormula } from '../../../packages/engine/salaries/formula.ts'

const holds = { seed: 20_261_122, numRuns: 500 }

const words = [
  '(',
  ')',
  '-',
  '+',
  '*',
  '/',
  ',',
  '<',
  '=',
  ' ',
  '1',
  '0',
  '2.5',
  'A',
  'GROSS',
  'min(',
  'max(',
  'if(',
  'round(',
]
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12_000 }),
  fc.array(fc.constantFrom(...words), { maxLength: 400 }).map(each => each.join('')),
)

/** What a formula means, written as its text. */
const { written } = fc.letrec<{ written: string }>(tie => ({
  written: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('0', '1', '2.5', '99999999999999999999', 'GROSS', 'A'),
    fc
      .tuple(tie('written'), fc.constantFrom('+', '-', '*', '/'), tie('written'))
      .map(([a, sign, b]) => `(${a} ${sign} ${b})`),
    fc.tuple(tie('written'), tie('written')).map(([a, b]) => `min(${a}, ${b})`),
    fc
      .tuple(tie('written'), tie('written'), tie('written'))
      .map(([a, b, c]) => `if(${a} < ${b}, ${c}, ${a})`),
    tie('written').map(a => `round(-${a}, 2)`),
  ),
}))

/** Refusals of what is too long or too deep come as quickly as a tree does. */
function timed(text: string) {
  const began = performance.now()
  const parsed = parseFormula(text)
  const values = new Map(['GROSS', 'A'].map(name => [name, parseAmount('999999999999')]))
  if ('formula' in parsed) {
    for (const name of parsed.formula.names) if (!values.has(name)) values.set(name, parseAmount('0.01'))
    const value = evaluateFormula(parsed.formula.term, values)
    expect(value === null || Number.isFinite(value.toNumber())).toBe(true)
  } else expect(String(parsed.refused)).toMatch(/^\S/)
  expect(performance.now() - began).toBeLessThan(250)
  return parsed
}

test('any text is a formula or a refusal', () => {
  fc.assert(
    fc.property(anything, text => void timed(text)),
    holds,
  )
})

test('what is written as a formula is read, or refused by a limit or a division by zero', () => {
  fc.assert(
    fc.property(written, text => {
      const parsed = timed(text)
      if ('refused' in parsed)
        expect(String(parsed.refused)).toMatch(/^(has \d|has more|is nested|divides by zero)/)
    }),
    holds,
  )
})

test.each([
  ['10,000 digits', '1'.repeat(10_000)],
  ['10,000 open parentheses', '('.repeat(10_000)],
  ['900 open parentheses', '('.repeat(900)],
  ['900 minus signs', '-'.repeat(900)],
  ['300 nested calls', 'min('.repeat(200)],
  ['499 additions', Array.from({ length: 500 }, () => '1').join('+')],
])('%s are refused', (_name, text) => {
  expect(timed(text)).toHaveProperty('refused')
})

test('a formula may be as large as the limits say', () => {
  const { depth, terms } = formulaLimits
  expect(timed(`${'('.repeat(depth)}1${')'.repeat(depth)}`)).toHaveProperty('formula')
  expect(timed(`${'('.repeat(depth + 1)}1${')'.repeat(depth + 1)}`)).toHaveProperty('refused')
  expect(timed(Array.from({ length: terms / 2 }, () => '9').join('*'))).toHaveProperty('formula')
})
