// checker.ts: ajv, set up so that it reads schemas as OpenAPI means them.
import type { GeneratedFile } from '../../output/emit.ts'

const text = `import { Ajv2020, str } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Compiles schemas to functions that find all that is wrong with a value, or only the first of it. */
export function newChecker(allErrors: boolean): Ajv2020 {
  const checker = new Ajv2020({
    strict: false,
    allErrors,
    // A field that is called like what every object inherits, such as constructor, is there only where it was sent.
    ownProperties: true,
    validateSchema: false,
    validateFormats: true,
    // JSON can hold a number that is too large: it would arrive as infinity.
    strictNumbers: true,
    logger: false,
    code: { regExp: Object.assign(makeRegExp, { code: 'makeRegExp' }) },
  })
  addFormats['default'](checker)
  // A larger one has lost digits by the time that it is a number.
  checker.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })
  checker.removeKeyword('uniqueItems')
  checker.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isAsked: boolean, items: readonly unknown[]) => !isAsked || new Set(items.map(written)).size === items.length,
    error: { message: 'must not have the same item twice' },
  })
  checker.removeKeyword('multipleOf')
  checker.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: isMultiple,
    error: { message: ({ schema }) => str\`must be a multiple of \${schema}\` },
  })
  checker.addKeyword({
    keyword: 'isBytes',
    schemaType: 'boolean',
    validate: (_: boolean, value: unknown) => typeof value === 'symbol',
    error: { message: 'must be a file' },
  })
  checker.addKeyword({
    keyword: 'isFinite',
    schemaType: 'boolean',
    validate: (_: boolean, value: unknown) => typeof value !== 'number' || Number.isFinite(value),
    error: { message: 'must be a number that can be held' },
  })
  return checker
}

/** A value as it is checked: ajv would take files for objects. No two of them are the same. */
export function markBytes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Blob || value instanceof Uint8Array) return Symbol('bytes')
  if (Array.isArray(value)) return value.map(markBytes)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, markBytes(one)]))
}

/** What is the same for the same value, in whatever order its fields stand. Ajv would compare each item with each. */
function written(value: unknown): unknown {
  if (typeof value === 'symbol') return value
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return \`[\${value.map(written).join()}]\`
  return \`{\${Object.entries(value).map(([name, one]) => \`\${JSON.stringify(name)}:\${written(one)}\`).sort().join()}}\`
}

/** A pattern is read with Unicode where it can be, and as it is where it escapes what Unicode does not know. */
function makeRegExp(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return new RegExp(pattern, flags.replace('u', ''))
  }
}

/** By the digits that are written: 19.99 is 1999 times 0.01, which a division of binary fractions does not find. */
function isMultiple(of: number, value: number): boolean {
  if (Number.isSafeInteger(of) && Number.isSafeInteger(value)) return value % of === 0
  const [unit, amount] = [readDigits(of), readDigits(value)]
  const exponent = Math.min(unit.exponent, amount.exponent)
  const whole = (number: Digits) => number.digits * 10n ** BigInt(number.exponent - exponent)
  return whole(amount) % whole(unit) === 0n
}

interface Digits {
  digits: bigint
  exponent: number
}

function readDigits(value: number): Digits {
  const [digits = '', exponent] = value.toExponential().split('e')
  const [, fraction = ''] = digits.split('.')
  return { digits: BigInt(digits.replace('.', '')), exponent: Number(exponent) - fraction.length }
}
`

export function makeCheckerFile(): GeneratedFile {
  return { path: 'checker.ts', text }
}
