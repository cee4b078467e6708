// One client of several documents: each in a folder of its own, and before them what joins them.

import { isIdentifier, pascalCase } from '../model/names.ts'
import { type GeneratedFile, quote, writeImport } from '../output/emit.ts'

/** What every document's client would have for itself, and all can share. */
const shared = ['transport.ts', 'paging.ts', 'retries.ts', 'streams.ts', 'byte-streams.ts']

/** Whether a name can be that of a folder and of a member of a client. */
export const isPartName = (name: string): boolean => isIdentifier(name) && name !== '__proto__'

/** The files of all documents. What they share stands once, where it is the same for all. */
export function joinParts(parts: ReadonlyMap<string, readonly GeneratedFile[]>): GeneratedFile[] {
  const all = [...parts.values()]
  const common = shared.flatMap(path => {
    const texts = all.map(files => files.find(file => file.path === path)?.text)
    const [text] = texts
    return text !== undefined && texts.every(one => one === text) ? [{ path, text }] : []
  })
  const isCommon = (path: string) => common.some(file => file.path === path)
  const own = [...parts].flatMap(([name, files]) =>
    files.map(({ path, text, ...file }) => ({
      ...file,
      path: `${name}/${path}`,
      text: isCommon(path) ? `export * from ${quote(`../${path}`)}\n` : text,
    })),
  )
  const names = [...parts.keys()]
  const joined = [
    { kind: '', path: 'client.ts' },
    { kind: 'Named', path: 'named-client.ts' },
  ].filter(({ path }) => all.every(files => files.some(file => file.path === path)))
  return [
    ...common,
    ...own,
    ...joined.map(({ kind, path }) => writeJoined(names, kind, path, isCommon('transport.ts'))),
  ]
}

function writeJoined(
  names: readonly string[],
  kind: string,
  path: string,
  hasTransport: boolean,
): GeneratedFile {
  const parts = names.map(name => ({
    name,
    type: `${pascalCase(name)}Client`,
    create: `create${pascalCase(name)}`,
  }))
  const imports = parts.map(({ name, type, create }) => {
    const taken = [`create${kind}Client as ${create}`, `type ${kind}Client as ${type}`]
    return writeImport('import', taken, `./${name}/${path}`)
  })
  if (hasTransport) imports.push("import type { Transport } from './transport.ts'\n")
  const transports = parts.map(({ name, create }) => {
    return `  readonly ${name}: ${hasTransport ? 'Transport' : `Parameters<typeof ${create}>[0]`}\n`
  })
  const text = `${imports.join('')}
/** The clients of all documents, by the names of these. */
export interface ${kind}Client {
${parts.map(({ name, type }) => `  readonly ${name}: ${type}\n`).join('')}}

/** How each document's server is reached. */
export interface ${kind}Transports {
${transports.join('')}}

export function create${kind}Client(transports: ${kind}Transports): ${kind}Client {
  return {
${parts.map(({ name, create }) => `    ${name}: ${create}(transports.${name}),\n`).join('')}  }
}
`
  return { path, text }
}
