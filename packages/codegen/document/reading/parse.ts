// Text to JSON: YAML 1.2, of which JSON is a part.
import yaml from 'js-yaml'
import type { Json } from '../json.ts'
import { DocumentError } from '../problems.ts'

/** In the core of YAML 1.2 a date is text, and so is yes. Merge keys are of 1.1, but documents are written with them. */
export const schema = yaml.CORE_SCHEMA.extend({
  implicit: [
    new yaml.Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (text: unknown) => text === '<<' }),
  ],
})

/** Throws a DocumentError that says where the text is broken. */
export function parseText(text: string, source: string): Json {
  // Ten times faster. Broken JSON is not JSON: the YAML parser tells where.
  const json = parseJson(text)
  if (json !== undefined) return json
  try {
    return (yaml.load(text, { schema }) ?? null) as Json
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error
    throw tellUnreadable(error, source)
  }
}

/** Undefined where a text is not JSON. */
function parseJson(text: string): Json | undefined {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

export const isJson = (text: string): boolean => parseJson(text) !== undefined

function tellUnreadable({ reason, mark }: yaml.YAMLException, source: string): DocumentError {
  const message = `This is not readable as YAML or JSON: ${reason}.`
  // Several documents in one file are the only mistake without a place.
  const remedy = mark ? 'Correct this line.' : 'Write a single document into the file.'
  const locate = () => mark && { file: source, line: mark.line + 1, column: mark.column + 1 }
  return new DocumentError(source, [{ code: 'unreadable-text', keys: [], message, remedy }], locate)
}
