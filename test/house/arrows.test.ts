// The drawings of docs/architecture.md and the imports: what is held, and what each difference is told as.

import { resolve } from 'node:path'
import { drawnAsImported } from './arrows.ts'
import { readSources } from './source.ts'

const draw = (heading: string, ...lines: readonly string[]): string =>
  [`## ${heading}`, '```mermaid', 'flowchart TD', ...lines, '```', ''].join('\n')

const drawings = [
  draw('The layers', '  server --> db', '  db', '  engine'),
  draw('The rooms of the server', '  root --> features', '  commands["cli/commands"]', '  kernel'),
  draw('The features', '  pay --> leave & loans', '  leave', '  loans'),
  draw('The kernel', '  http', '  auth'),
].join('')

/** Sources that are as they are drawn. */
const asDrawn: Readonly<Record<string, string>> = {
  'docs/architecture.md': drawings,
  'packages/db/a.ts': '',
  'packages/engine/a.ts': '',
  'packages/server/jobs.ts': "import './features/pay/index.ts'",
  'packages/server/cli/commands/a.ts': '',
  'packages/server/http/a.ts': "import '@muster/db'",
  'packages/server/auth/a.ts': "import './b.ts'\nimport '../gen/handlers.ts'",
  'packages/server/features/pay/a.ts':
    "import '../leave/index.ts'\nconst load = () => import('../loans/index.ts')",
  'packages/server/features/leave/a.ts': "import 'pino'",
  'packages/server/features/loans/a.ts': '',
}

const tell = (changes: Readonly<Record<string, string>> = {}): string[] =>
  drawnAsImported(
    Object.entries(Object.assign({}, asDrawn, changes)).map(([path, text]) => ({ path, text })),
  ).map(({ remedy }) => remedy)

describe('the drawings of the architecture', () => {
  it('are what the imports are', () => {
    const found = drawnAsImported(readSources(resolve(import.meta.dirname, '../..')))
    expect(found.map(({ path, line, remedy }) => `${path}:${line} ${remedy}`)).toEqual([])
  })

  it('leave nothing to say where each arrow has an import, and each import an arrow', () => {
    expect(tell()).toEqual([])
  })

  it.each([
    ['packages/server/features/loans/a.ts', "import '../leave/index.ts'", 'loans to leave'],
    ['packages/server/features/loans/b.ts', "export type * from '../pay/index.ts'", 'loans to pay'],
    ['packages/server/jobs.ts', "import './features/pay/index.ts'\nimport './http/a.ts'", 'root to kernel'],
    ['packages/server/server.ts', "await import('./cli/commands/a.ts')", 'root to cli/commands'],
    ['packages/db/a.ts', "import '@muster/engine'", 'db to engine'],
    ['packages/server/http/b.ts', "import '../auth/a.ts'", 'http to auth'],
  ])('lack an arrow where %s is %s', (path, text, arrow) => {
    expect(tell({ [path]: text })).toEqual([
      expect.stringMatching(new RegExp(`^${path} imports .*; draw an arrow from ${arrow}, or do without`)),
    ])
  })

  it('have no arrow that nothing stands behind', () => {
    expect(tell({ 'packages/server/features/pay/a.ts': "import '../leave/index.ts'" })).toEqual([
      'Nothing in pay imports loans; take the arrow out of the drawing',
    ])
  })

  it('show every part that has a file, and none besides', () => {
    expect(tell({ 'packages/server/events/a.ts': '' })).toEqual([
      'events is not in the drawing; draw it, or move its files to a part that is',
    ])
    expect(tell({ 'docs/architecture.md': drawings.replace('  auth', '  auth\n  files') })).toEqual([
      'There is no files; take it out of the drawing',
    ])
  })

  it('are looked for below their headings', () => {
    expect(tell({ 'docs/architecture.md': drawings.replace('The kernel', 'The nucleus') })).toEqual([
      'Draw the parts below a heading "The kernel"',
    ])
  })
})
