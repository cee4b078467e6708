// House rules on comments: the names in them are names of something.

import { tailsOf } from './documents.ts'
import { type Finding, found, parse, type Rule, type Source, ts, written } from './source.ts'

interface Comment {
  readonly line: number
  readonly text: string
}

/** What begins so is meant for the compiler, which refuses a file that is not there. */
const directive = '///'

/** Each comment once, wherever it stands. */
export function commentsOf(source: Source): Comment[] {
  const file = parse(source)
  const comments = new Map<number, Comment>()
  const visit = (node: ts.Node): void => {
    const before = ts.getLeadingCommentRanges(source.text, node.pos) ?? []
    for (const { pos, end } of [...before, ...(ts.getTrailingCommentRanges(source.text, node.end) ?? [])]) {
      const line = file.getLineAndCharacterOfPosition(pos).line + 1
      const text = source.text.slice(pos, end)
      if (!text.startsWith(directive)) comments.set(pos, { line, text })
    }
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return [...comments.values()]
}

/** Names of code are written so: spanOf, LeavePolicy, from_date. Those in quotation marks are examples. */
const nameOfCode =
  /(?<![\w/.'-])(?:[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w:'])/g
const word = /[A-Za-z_$][\w$]*/g
const nameOfFile = /(?<![\w./])(?:[\w.-]+\/)*[\w-][\w.-]+\.(?:tsx?|mjs|sql|yaml|css)(?!\w)/g

/** Names of programs, companies and protocols that are written so. */
const foreign = ['macOS', 'iOS', 'OpenTelemetry', 'MurmurHash3', 'ParseComplete', 'days_from_civil']

/** A function or a file that is renamed leaves its name in a comment, where the compiler does not see it. */
export const namesInCommentsAreThere: Rule = sources => {
  const names = new Set(foreign)
  for (const source of sources) for (const [name] of codeOf(source).matchAll(word)) names.add(name)
  const files = new Set(sources.flatMap(({ path }) => tailsOf(path)))
  const missing = (text: string): string[] => [
    ...text
      .matchAll(nameOfCode)
      .map(([name]) => name)
      .filter(name => !names.has(name)),
    ...text
      .matchAll(nameOfFile)
      .map(([name]) => name)
      .filter(name => !files.has(name)),
  ]
  return written(sources)
    .filter(({ text }) => missing(text).length > 0)
    .flatMap(source =>
      commentsOf(source).flatMap(({ line, text }) =>
        text
          .split('\n')
          .flatMap((said, n): Finding[] =>
            missing(said).map(name =>
              found(source, line + n, `There is no ${name}; name what is there now, or say it in words`),
            ),
          ),
      ),
    )
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

/** Near enough without its comments, and much faster than by its syntax. Prose is no place where a name is made. */
function codeOf({ path, text }: Source): string {
  if (path.endsWith('.md')) return ''
  return /\.(tsx?|js|mjs|css)$/.test(path) ? text.replace(comment, '') : text
}
