// A document of a validator as TypeScript: a text of JSON, in which parameters that many operations repeat stand once.

import { asJson, type Json, type JsonObject } from '../../document/json.ts'
import type { OpenApiDocument } from '../../document/openapi.ts'
import { rewrite, walk } from '../../document/walk.ts'
import { writeJson } from '../../output/json.ts'
import { findRepeated } from '../../output/repeated.ts'

/** JSON between the quotes of a template. */
export const writeTemplate = (value: Json): string =>
  `\`${writeJson(value).replaceAll(/[\\`]|\$\{/g, '\\$&')}\``

/** Each operation with all that it takes: one that comes along changes no line of the others. */
export const writeWhole = (document: OpenApiDocument): string => writeModule(writeTemplate(asJson(document)))

/** What many operations repeat stands once. */
export function writeDocument(document: OpenApiDocument): string {
  const json = asJson(document)
  const names = nameRepeated(json)
  if (names.size === 0) return writeWhole(document)
  const constants = [...names].map(([part, name]) => `const ${name} = ${writeTemplate(JSON.parse(part))}\n`)
  return `${constants.join('')}\n${writeModule(writeMarked(json, names))}`
}

/** A text that is parsed: compilers take long over a literal of this size, and not every setting lets JSON be imported. */
const writeModule = (text: string): string =>
  `const document: object = JSON.parse(${text})\n\nexport default document\n`

/** What all of its repetitions have to take for a part to stand in a place of its own. */
const leastGain = 250

/** The names of the lists of parameters, and then of the parameters, that are repeated so often that it is worth it. */
function nameRepeated(document: JsonObject): ReadonlyMap<string, string> {
  const lists: Json[][] = []
  walk(document, 'document', ({ parameters }) => {
    if (Array.isArray(parameters) && parameters.length > 0) lists.push(parameters)
  })
  const written = lists.map(list => JSON.stringify(list))
  const whole = findRepeated(written, leastGain)
  const isWhole = new Set(whole)
  const left = lists.filter((_, at) => !isWhole.has(written[at]!)).flat()
  const single = findRepeated(
    left.map(parameter => JSON.stringify(parameter)),
    leastGain,
  )
  const named = [
    ...whole.map((text, at) => [text, `parameters${at + 1}`] as const),
    ...single.map((text, at) => [text, `parameter${at + 1}`] as const),
  ]
  return new Map(named)
}

/** Stands for a part until the text is written: with a character that no document has. */
const mark = '\uFFFF'
const marked = /"\uFFFF(\w+)"/g

function writeMarked(document: JsonObject, names: ReadonlyMap<string, string>): string {
  const markOf = (part: Json): Json => {
    const name = names.get(JSON.stringify(part))
    return name === undefined ? part : `${mark}${name}`
  }
  const changed = rewrite(document, 'document', node => {
    const { parameters } = node
    if (!Array.isArray(parameters)) return node
    const list = markOf(parameters)
    return { ...node, parameters: list === parameters ? parameters.map(markOf) : list }
  })
  return writeTemplate(changed).replaceAll(marked, (_, name) => `\${${name}}`)
}
