// House rule on the drawings of docs/architecture.md: their arrows are the imports, no more and no fewer.

import { posix } from 'node:path'
import { architecture, type Drawing, readDrawing } from './drawing.ts'
import { importsOf } from './imports.ts'
import { type Finding, found, isGenerated, packageOf, type Rule, type Source, written } from './source.ts'

/** The part that a path is of, and the path that an import leads to; each undefined where the drawing is not about it. */
interface Subject {
  readonly heading: string
  readonly part: (path: string) => string | undefined
  readonly target: (from: string, of: string) => string | undefined
}

const byPath = (from: string, of: string): string | undefined =>
  of.startsWith('.') ? posix.join(posix.dirname(from), of) : undefined

const server = /^packages\/server\/(?!gen\/)(?:([^/]+)\/)?(?:([^/]+)\/)?/

function roomOf(path: string): string | undefined {
  const [inside, room, folder] = server.exec(path) ?? []
  if (inside === undefined) return undefined
  if (room === undefined) return 'root'
  if (room === 'cli') return folder ? `cli/${folder}` : 'cli'
  return room === 'features' ? 'features' : 'kernel'
}

const subjects: readonly Subject[] = [
  {
    heading: 'The layers',
    part: packageOf,
    target: (_, of) => of.replace(/^@muster\/([^/]+).*/, 'packages/$1/index.ts'),
  },
  { heading: 'The rooms of the server', part: roomOf, target: byPath },
  {
    heading: 'The features',
    part: path => /^packages\/server\/features\/([^/]+)\//.exec(path)?.[1],
    target: byPath,
  },
  {
    heading: 'The kernel',
    part: path => (roomOf(path) === 'kernel' ? server.exec(path)![1] : undefined),
    target: byPath,
  },
]

/** What imports what among the parts of a subject, each with the first file that does. */
function importsAmong(sources: readonly Source[], { part, target }: Subject) {
  const imports = new Map<string, Map<string, string>>()
  for (const source of sources) {
    const from = part(source.path)
    if (from === undefined) continue
    const known = imports.get(from) ?? new Map<string, string>()
    imports.set(from, known)
    for (const { of } of importsOf(source)) {
      const path = target(source.path, of)
      const to = path === undefined || isGenerated({ path, text: '' }) ? undefined : part(path)
      if (to !== undefined && to !== from && !known.has(to)) known.set(to, source.path)
    }
  }
  return imports
}

export const drawnAsImported: Rule = sources => {
  const document = sources.find(({ path }) => path === architecture)
  if (!document) return []
  const code = written(sources)
  return subjects.flatMap(subject => {
    const drawing = readDrawing(document.text, subject.heading)
    if (!drawing) return [found(document, 1, `Draw the parts below a heading "${subject.heading}"`)]
    return compare(document, drawing, importsAmong(code, subject))
  })
}

function compare(
  document: Source,
  { line, parts, arrows }: Drawing,
  imports: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Finding[] {
  const at = (n: number, remedy: string) => found(document, n, remedy)
  return [
    ...imports
      .keys()
      .filter(part => !parts.has(part))
      .map(part => at(line, `${part} is not in the drawing; draw it, or move its files to a part that is`)),
    ...parts
      .entries()
      .filter(([part]) => !imports.has(part))
      .map(([part, n]) => at(n, `There is no ${part}; take it out of the drawing`)),
    ...imports.entries().flatMap(([from, targets]) =>
      targets
        .entries()
        .filter(([to]) => !arrows.get(from)?.has(to))
        .map(([to, path]) =>
          at(line, `${path} imports ${to}; draw an arrow from ${from} to ${to}, or do without the import`),
        ),
    ),
    ...arrows.entries().flatMap(([from, targets]) =>
      targets
        .entries()
        .filter(([to]) => imports.has(from) && imports.has(to) && !imports.get(from)!.has(to))
        .map(([to, n]) => at(n, `Nothing in ${from} imports ${to}; take the arrow out of the drawing`)),
    ),
  ]
}
