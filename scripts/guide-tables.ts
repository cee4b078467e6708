// Tables of the guides that say what the contract says, written anew in their places by npm run generate.

import type { GeneratedFile, Model } from '@muster/codegen'

/** A table is found in its page by the first words of its heads. */
export interface Table {
  readonly page: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The pages with their tables as the contract has them, and `others`. `read` gives a page as it is. */
export function makeGuidePages(
  contract: Model,
  read: (page: string) => string,
  others: readonly Table[],
): GeneratedFile[] {
  const byPage = Map.groupBy([...makeTables(contract), ...others], ({ page }) => page)
  return [...byPage].map(([path, tables]) => ({ path, text: tables.reduce(replaceTable, read(path)) }))
}

function makeTables(contract: Model): Table[] {
  const extension = <Row>(schema: string, name: string) =>
    Object.entries(
      (contract.schemas.find(one => one.name === schema)?.value.extensions?.[name] ?? {}) as Record<
        string,
        Row
      >,
    )
  const problems = extension<{ status: number; title: string; remedy: string }>('ProblemCode', 'x-problems')
  const scopes = extension<string>('Scope', 'x-scopes')
  return [
    {
      page: 'errors.md',
      heads: ['`code`', 'Status', 'What it says', 'What to do'],
      rows: problems.map(([code, { status, title, remedy }]) => [`\`${code}\``, `${status}`, title, remedy]),
    },
    {
      page: 'scopes.md',
      heads: ['Scope', 'Grants'],
      rows: scopes.map(([scope, grants]) => [`\`${scope}\``, grants]),
    },
    {
      page: 'scopes.md',
      heads: ['Tag', 'Read', 'Write'],
      rows: contract.tags.map(tag => [`\`${tag.name}\``, listScopes(tag, true), listScopes(tag, false)]),
    },
    { page: 'webhooks.md', heads: ['Event', 'What happened', '`data`'], rows: listEvents(contract) },
  ]
}

/** What reading or writing a tag takes. */
function listScopes({ operations }: Model['tags'][number], isRead: boolean): string {
  const scopes = operations
    .filter(({ method }) => (method === 'GET') === isRead)
    .map(({ scopes }) => scopes.map(describeScopes).join(' or '))
  return [...new Set(scopes)].join('; ') || 'not through the API'
}

function describeScopes(scopes: readonly string[]): string {
  return scopes.length === 0 ? 'any valid key' : scopes.map(scope => `\`${scope}\``).join(' with ')
}

function listEvents({ webhooks, schemas }: Model): string[][] {
  return webhooks.map(({ name, summary = '', content }) => {
    const data = schemas.find(schema => schema.name === content?.ref)?.object?.fields.data?.ref
    return [`\`${name}\``, summary, `\`${data}\``]
  })
}

function replaceTable(text: string, { page, heads, rows }: Table): string {
  const lines = text.split('\n')
  const start = lines.findIndex(line => splitRow(line).join() === heads.join())
  if (start < 0) throw new Error(`docs/guides/${page} has no table with the heads ${heads.join(', ')}.`)
  const end = lines.findIndex((line, n) => n > start && !line.startsWith('|'))
  lines.splice(start, end - start, ...formatTable(heads, rows))
  return lines.join('\n')
}

const splitRow = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** Its lines, padded so that its columns stand below each other. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, n) => Math.max(head.length, ...rows.map(row => row[n]!.length)))
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, n) => cell.padEnd(widths[n]!)).join(' | ')} |`
  return [formatRow(heads), formatRow(widths.map(width => '-'.repeat(width))), ...rows.map(formatRow)]
}
