// Text to JSON: YAML 1.2, of which JSON is a part.
import yaml from 'js-yaml'
import type { Json } from '../json.ts'
import { DocumentError } from '../problems.ts'

/** In the core of YAML 1.2 a date is text, and so is yes. Merge keys are of 1.1, but documents are written with them. */
const schema = yaml.CORE_SCHEMA.extend({
  implicit: [
    new yaml.Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (text: unknown) => text === '<<' }),
  ],
})

/** Throws a DocumentError that says where the text is broken. */
export function parseText(text: string, source: string): Json {
  if (/^\s*\{/.test(text)) {
    try {
      // Ten times faster.
      return JSON.parse(text) as Json
    } catch {
      // Not JSON after all, or broken JSON: the YAML parser tells where.
    }
  }
  try {
    return (yaml.load(text, { schema }) ?? null) as Json
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error
    throw tellUnreadable(error, source)
  }
}

function tellUnreadable({ reason, mark }: yaml.YAMLException, source: string): DocumentError {
  // Several documents in one file are the only mistake without a place.
  const place = mark ? `line ${mark.line + 1}, column ${mark.column + 1}` : ''
  const remedy = mark ? 'Correct this line.' : 'Write a single document into the file.'
  return new DocumentError(source, [{ place, message: `not readable as YAML or JSON: ${reason}.`, remedy }])
}
