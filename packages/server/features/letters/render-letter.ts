// Renders a letter template: liquid with the tags, filters and variables that are named here, and limits that do not depend on the clock.

import { shorten, tellShortly } from '@muster/formats/shorten'
import { asIs, SaidError, type Sentence, say, withinLength } from '@muster/sentences'
import { analyzeSync, Context, Liquid, type Template, type Token, Tokenizer, TokenKind } from 'liquidjs'
import { TemplateFault } from './letter-amounts.ts'
import { filterNames, type LetterStyle, MissingValue, makeFilters, toPlainText } from './letter-filters.ts'
import { isLetterVariable, type LetterValues, letterVariableNames } from './letter-variables.ts'
import { runTurns } from './turns.ts'

const tags: readonly string[] = ['if', 'unless', 'case', 'for', 'assign', 'comment', '#']

/** Texts, values, operators and filters. A letter of two pages has some thousand; these take a tenth of a second. */
const maxSteps = 50_000
/** A letter of ten pages has 30,000 characters. */
const maxLength = 50_000
const maxTags = 500
const maxTagLength = 300

/** A name of the template in it may be as long as a tag. */
const longestMessage = 700

/** Why a template was not rendered, as words that follow the name of its field. */
export class LetterRefusal extends SaidError {
  /** Whether only a value is missing, so that another employee may have it. */
  readonly isMissing: boolean

  constructor(sentence: Sentence, isMissing = false) {
    super(withinLength(sentence, longestMessage, shorten))
    this.isMissing = isMissing
  }
}

export interface Rendered {
  readonly text: string
  /** Whether the template names the salary, whatever it prints of it for this employee. */
  readonly shows_pay: boolean
}

/**
 * The text of a template with these values. A LetterRefusal where the template is not one, names what there is not, asks
 * for too much, or prints a value that is null.
 */
export function renderLetter(source: string, values: LetterValues, style: LetterStyle): Rendered {
  const engine = makeEngine(style)
  try {
    assertSmall(source, engine)
    const template = engine.parse(source)
    assertNoRange(template)
    const shows_pay = readNames(template)
    // A name that is put together as it is rendered finds no salary.
    const { salary, ...others } = values
    return { shows_pay, text: run(engine, template, shows_pay && salary ? { ...others, salary } : others) }
  } catch (error) {
    throw error instanceof LetterRefusal ? error : explain(error as Thrown, source, values)
  }
}

function makeEngine(style: LetterStyle): Liquid {
  const engine = new Liquid({
    // There is no file to include, and the tags that would are not there either.
    templates: {},
    strictFilters: true,
    strictVariables: true,
    ownPropertyOnly: true,
    outputEscape: toPlainText,
    // Of what is left of the library, ranges alone count here. From 2^53 on the library counts one without an end.
    memoryLimit: 0,
  })
  for (const name of Object.keys(engine.tags)) if (!tags.includes(name)) delete engine.tags[name]
  for (const name of Object.keys(engine.filters)) delete engine.filters[name]
  for (const [name, filter] of makeFilters(style)) engine.registerFilter(name, filter)
  return engine
}

/** Keeps the work of one step small, and the nesting of tags within the stack. */
function assertSmall(source: string, engine: Liquid): void {
  const found = new Tokenizer(source)
    .readTopLevelTokens(engine.options)
    .filter(token => /^\{[{%]/.test(token.getText()))
  const long = found.find(token => token.getText().length > maxTagLength)
  if (long)
    throw refuse(
      say`has ${long.getText().length} characters in one tag; at most ${maxTagLength} are taken`,
      long,
    )
  if (found.length > maxTags)
    throw refuse(say`has ${found.length} tags; at most ${maxTags} are taken`, found[maxTags]!)
}

/** Refuses ranges, also in a branch that the sample employee does not take. */
function assertNoRange(templates: readonly Template[]): void {
  for (const template of templates) {
    const found = Array.from(template.arguments?.() ?? [], argument => findRange(argument)).find(Boolean)
    if (found) throw refuse(rangeRefused, template.token)
    assertNoRange(childrenOf(template))
  }
}

/** A range in a value, a condition or a filter, at any depth of what the library made of them. */
function findRange(part: unknown, seen = new Set<unknown>()): boolean {
  if (typeof part !== 'object' || part === null || seen.has(part)) return false
  seen.add(part)
  if ('kind' in part && part.kind === TokenKind.Range) return true
  return Object.values(part).some(inner => findRange(inner, seen))
}

/** What stands inside a tag; the library gives it as what a generator returns. */
function childrenOf(template: Template): Template[] {
  const running = template.children?.(false, true)
  return (running?.next().value as Template[] | undefined) ?? []
}

/** Refuses names that there are not, also where this rendering would not come by. */
function readNames(template: Template[]): boolean {
  const { globals } = analyzeSync(template, { partials: false })
  for (const variable of Object.values(globals).flat()) {
    const { row: line, col: column } = variable.location
    const name = variable.toArray().join('.')
    if (!isLetterVariable(name))
      throw refuse(say`names ${name}, which is no variable of letters`, { getPosition: () => [line, column] })
  }
  return 'salary' in globals
}

function run(engine: Liquid, template: Template[], values: LetterValues): string {
  const context = new Context(values, engine.options, { sync: true }, { liquid: engine })
  const output = new Output()
  const running = engine.renderer.renderTemplates(template, context, output)
  runTurns(
    running as Generator,
    maxSteps,
    () => new TemplateFault(say`takes more than the ${maxSteps} steps that a letter may have`),
  )
  return output.buffer
}

class Output {
  buffer = ''

  write(text: string): void {
    this.buffer += text
    if (this.buffer.length > maxLength)
      throw new TemplateFault(say`makes a text of more than ${maxLength} characters`)
  }
}

const rangeRefused = say`has a range of numbers; a letter only loops over salary.components`

/** What the library says, and the same in the words of those who write templates. */
const messages: readonly (readonly [RegExp, (name: string) => Sentence])[] = [
  [
    /^tag "(.*)" not found$/,
    name => say`has the tag ${name}, which is unknown or out of place; there are ${asIs(tags.join(', '))}`,
  ],
  [
    /^undefined filter: (.*)$/,
    name => say`has the filter ${name}, which is unknown; there are ${asIs(filterNames.join(', '))}`,
  ],
  [/^undefined variable: (.*)$/, name => say`names ${name}, which is no variable here`],
  [/^memory alloc limit/, () => rangeRefused],
]

interface Thrown extends Error {
  readonly token?: Token
  readonly originalError?: Error
}

/** What was thrown on the way, as a refusal with its place. */
function explain(thrown: Thrown, source: string, values: LetterValues): LetterRefusal {
  const place = thrown.token ?? { getPosition: () => [1, 1], getText: () => source }
  const cause = thrown.originalError ?? thrown
  if (cause instanceof MissingValue)
    return refuse(say`prints ${nameMissing(place.getText(), values)}, which is empty`, place, true)
  if (cause instanceof TemplateFault) return refuse(cause.sentence, place)
  const said = tellShortly(cause, maxTagLength * 2).replace(/, line:\d+, col:\d+$/, '')
  const known = messages.find(([pattern]) => pattern.test(said))
  return refuse(known ? known[1](known[0].exec(said)![1] ?? '') : say`is no valid template: ${said}`, place)
}

/** The variable of a tag that has no value; the tag itself where it is one of its own. */
function nameMissing(tag: string, values: LetterValues): string {
  const empty = letterVariableNames.find(path => {
    const [group, name] = path.split('.') as [string, string]
    return values[group]?.[name] === null && new RegExp(`\\b${group}\\.${name}\\b`).test(tag)
  })
  return empty ?? tag
}

interface Placed {
  getPosition(): number[]
}

function refuse(message: Sentence, place: Placed, isMissing = false): LetterRefusal {
  const [line, column] = place.getPosition()
  return new LetterRefusal(say`${message} (line ${line}, column ${column})`, isMissing)
}
