// The servers target: the addresses of a document as functions of their variables.

import type { ServerObject, ServerVariable } from '../document/openapi.ts'
import type { Model } from '../model/model.ts'
import { camelCase, Identifiers, reservedWords, splitWords } from '../model/names.ts'
import { type GeneratedFile, joinUnion, quote, writeComment, writeKey } from '../output/emit.ts'

// What OpenAPI says of a document that names none.
const usual: readonly ServerObject[] = [{ url: '/' }]

export function servers({ written }: Model): GeneratedFile[] {
  const all = written.servers?.length ? written.servers : usual
  const names = new Identifiers()
  const entries = all.map((server, index) => writeServer(server, names.take(nameServer(server, index), '')))
  const isWriting = all.some(({ url }) => listVariables(url).length > 0)
  const text = `/** The addresses of the document. What an address leaves open has the type and the default of its variable. */
export const servers = {
${entries.join('')}}
${isWriting ? writing : ''}`
  return [{ path: 'servers.ts', text }]
}

// A variable of the host could name another host, and what is sent there holds the keys of the caller.
const writing = `
function write(url: string, values: Readonly<Record<string, string>>): string {
  const host = /^[^:]*:\\/\\/[^/]*/.exec(url)?.[0].length ?? 0
  return url.replace(/\\{([^{}]+)\\}/g, (_, name: string, at: number) => {
    const value = values[name] ?? ''
    if (at < host && (value === '' || /[/\\\\?#@\\s]/.test(value)))
      throw new TypeError(\`\${name} cannot be "\${value}": that is another host.\`)
    return value
  })
}
`

function writeServer({ url, description, variables = {} }: ServerObject, name: string): string {
  const doc = writeComment([description, url], '  ')
  const used = listVariables(url)
  if (used.length === 0) return `${doc}  ${writeKey(name)}: (): string => ${quote(url)},\n`
  const local = new Identifiers([...reservedWords, 'write', 'servers'])
  const parts = used.map(key => {
    const variable = Object.hasOwn(variables, key) ? variables[key] : undefined
    return { key, variable, own: local.take(camelCase(key), 'Variable') }
  })
  const taken = parts.map(({ key, variable, own }) => {
    const start = key === own ? own : `${writeKey(key)}: ${own}`
    return variable?.default === undefined ? start : `${start} = ${quote(String(variable.default))}`
  })
  const fields = parts.map(({ key, variable }) => {
    const mark = variable?.default === undefined ? '' : '?'
    return `    ${writeKey(key)}${mark}: ${writeType(variable)}\n`.replace(/^/, comment(variable))
  })
  const values = parts.map(({ key, own }) => (key === own ? own : `${writeKey(key)}: ${own}`))
  const isOptional = parts.every(({ variable }) => variable?.default !== undefined)
  return `${doc}  ${writeKey(name)}: ({ ${taken.join(', ')} }: {
${fields.join('')}  }${isOptional ? ' = {}' : ''}): string => write(${quote(url)}, { ${values.join(', ')} }),
`
}

const comment = (variable: ServerVariable | undefined): string =>
  writeComment([variable?.description], '    ')

function writeType(variable: ServerVariable | undefined): string {
  if (!variable?.enum?.length) return 'string'
  // A default that is not listed is a value all the same.
  const values = [...variable.enum, ...(variable.default === undefined ? [] : [variable.default])]
  return joinUnion([...new Set(values.map(value => quote(String(value))))])
}

const listVariables = (url: string): string[] => [
  ...new Set([...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)),
]

const idle = ['the', 'a', 'an', 'our', 'server', 'servers', 'environment', 'api', 'url', 'host', 'main']

/** As its name or the start of its description says: production. One that says too much, or nothing, has its number. */
function nameServer({ name, description = '' }: ServerObject, index: number): string {
  const [start = ''] = (name ?? description).split(/[.,:;()\n]| [-–—] /)
  const words = splitWords(start).filter(word => !idle.includes(word))
  return words.length > 0 && words.length <= 3 ? camelCase(words.join(' ')) : `server${index + 1}`
}
