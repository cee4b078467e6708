// House rules on packages: the engine is pure, handlers wait for the database alone, statements name their columns, one noun has one spelling.

import { load } from 'js-yaml'
import { isGlobal } from './imports.ts'
import {
  type Finding,
  found,
  foundAt,
  isTypeScript,
  nodesOf,
  type Rule,
  type Source,
  ts,
  written,
} from './source.ts'

const pureness: Readonly<Record<string, string>> = {
  Date: 'dates are YYYY-MM-DD text or Temporal values',
  Number: 'figures are an Amount, made from text',
  parseFloat: 'figures are an Amount, made from text',
  parseInt: 'figures are an Amount, made from text',
  process: 'the server reads the environment',
  fetch: 'the server reads the facts and hands them over',
  setTimeout: 'the engine computes once and waits for nothing',
  globalThis: 'everything it needs is an argument',
}

export const engineIsPure: Rule = sources =>
  written(sources)
    .filter(({ path }) => path.startsWith('packages/engine/'))
    .flatMap(source =>
      nodesOf(source).flatMap((node): Finding[] => {
        const impurity = impurityOf(node)
        return impurity ? [foundAt(source, node, impurity)] : []
      }),
    )

function impurityOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && node.text in pureness && isGlobal(node))
    return `No ${node.text} in the engine: ${pureness[node.text]}`
  if (node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node))
    return 'Nothing in the engine waits: the server reads the facts before and writes the result after'
  if (ts.isStringLiteral(node) && node.text.startsWith('node:'))
    return `No ${node.text} in the engine: it reads nothing but its arguments`
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const name = node.getText()
  return name === 'Temporal.Now' || name === 'Math.random'
    ? `No ${name} in the engine: what changes from call to call is an argument`
    : undefined
}

const waits = ['fetch', 'setTimeout', 'setInterval', 'setImmediate']

/** In a feature, but for what waits for receivers, mail servers and storage. */
const isBesideTheDatabase = (path: string): boolean =>
  /^packages\/server\/features\//.test(path) &&
  (path.includes('/handlers/') || !/\/(webhooks|messages|exports)\//.test(path))

export const handlersWaitForTheDatabase: Rule = sources =>
  written(sources)
    .filter(({ path }) => isBesideTheDatabase(path))
    .flatMap(source =>
      nodesOf(source).flatMap((node): Finding[] => {
        const isImport = ts.isStringLiteral(node) && node.text.startsWith('node:')
        const isGlobalWait = ts.isIdentifier(node) && waits.includes(node.text) && isGlobal(node)
        if (!isImport && !isGlobalWait) return []
        const remedy = `No ${node.text} while a connection may be held: put it beside the slices and wait for it in call.beforehand`
        return [foundAt(source, node, remedy)]
      }),
    )

export const columnsAreNamed: Rule = sources =>
  written(sources)
    .filter(({ path }) => /^packages\/(server|db)\//.test(path))
    .flatMap(source =>
      nodesOf(source).flatMap((node): Finding[] => {
        const isCall =
          ts.isPropertyAccessExpression(node) && /^(selectAll|returningAll)$/.test(node.name.text)
        const isSql = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
        const sql = isSql ? starOf(node.getText()) : undefined
        const star = isCall ? node.name.text : sql
        return star
          ? [
              foundAt(
                source,
                node,
                `"${star}" takes whatever columns there are; name those that the contract has`,
              ),
            ]
          : []
      }),
    )

/** A star over something else than a table expression of the statement itself; what leaves a derived table is named around it. */
function starOf(text: string): string | undefined {
  const sql = text.replace(/\b(?:from|lateral) \(select \S+\.\*/g, 'from (select')
  const own = new Set([...sql.matchAll(/(\w+) as (?:not )?(?:materialized )?\(/g)].map(([, name]) => name))
  const selects = [...sql.matchAll(/\bselect\s+(?:distinct\s+)?\*\s+from\s+(\w+)/gi)]
  const bare = selects.find(([, from]) => !own.has(from))?.[0]
  const rest = sql.replace(/\bselect\s+(?:distinct\s+)?\*\s+from\s+\w+/gi, '')
  return bare ?? /\b(?:select|returning)\s[^'"`;]*?(?:\w\.)?\*(?=\s*(?:,|from\b|$|['"`]))/i.exec(rest)?.[0]
}

const contractOf = (sources: readonly Source[]): Source | undefined =>
  sources.find(({ path }) => path === 'openapi.yaml')

export const oneSpelling: Rule = sources => {
  const contract = contractOf(sources)
  if (!contract) return []
  const tags = tagsIn(contract)
  const paths = new Set(sources.map(({ path }) => path))
  const lineOfTag = (tag: string) =>
    contract.text.slice(0, contract.text.indexOf(`- name: ${tag}\n`)).split('\n').length
  return [
    ...tags.flatMap(({ tag, name, feature }) => {
      const slice = `packages/server/features/${feature}/handlers/${name}`
      const slices = [`${slice}.ts`, `${slice}/index.ts`]
      const test = `test/api/${feature}/${name}.test.ts`
      return [
        ...(slices.some(path => paths.has(path)) ? [] : [`Tag ${tag} has no slice; write ${slices[0]}`]),
        ...(paths.has(test) ? [] : [`Tag ${tag} has no test; write ${test}`]),
      ].map(remedy => found(contract, lineOfTag(tag), remedy))
    }),
    ...sources.filter(isTypeScript).flatMap(source => strangerOf(source, tags)),
  ]
}

/** A tag of the contract, as its files are called and in the folder of its group. */
interface TagPlace {
  readonly tag: string
  readonly name: string
  readonly feature: string
}

function tagsIn(contract: Source): TagPlace[] {
  const { 'x-tagGroups': groups } = load(contract.text) as {
    'x-tagGroups': { name: string; tags: string[] }[]
  }
  return groups.flatMap(group =>
    group.tags.map(tag => ({
      tag,
      name: tag.replaceAll('_', '-'),
      feature: group.name.toLowerCase().replaceAll(' ', '-'),
    })),
  )
}

/** A slice or an API test that is named after no tag of its feature. */
function strangerOf(source: Source, tags: readonly TagPlace[]): Finding[] {
  const [, of, slice] = /^packages\/server\/features\/([^/]+)\/handlers\/([^/.]+)/.exec(source.path) ?? []
  const [, folder, test] = /^test\/api\/(?:([^/]+)\/)?([^/.]+)\.test\.ts$/.exec(source.path) ?? []
  const isSlice = slice === undefined || tags.some(({ name, feature }) => name === slice && feature === of)
  const isNamedAfter = ({ name, feature }: TagPlace) =>
    feature === folder && (test === name || test!.startsWith(`${name}-`))
  const isTest = test === undefined || tags.some(isNamedAfter)
  return isSlice && isTest
    ? []
    : [found(source, 1, 'No tag of this group of openapi.yaml has this name; call it after its tag')]
}

const numbered = ['packages/db/migrations/', 'docs/decisions/']

export const numbersHaveNoGaps: Rule = sources =>
  numbered.flatMap(folder => {
    const files = sources
      .filter(({ path }) => path.startsWith(folder))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
    return files.flatMap((source, n) => {
      const wanted = String(n + 1).padStart(4, '0')
      const isNext = new RegExp(`^${wanted}-[a-z0-9]+(-[a-z0-9]+)*\\.(sql|md)$`).test(
        source.path.slice(folder.length),
      )
      return isNext
        ? []
        : [found(source, 1, `Number ${wanted} is next in ${folder}; name the file ${wanted}-what-it-says`)]
    })
  })
