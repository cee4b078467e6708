// Samples in TypeScript: the SDK, with its methods by the names that codegen gives them.

import type { SampleClient } from './clients.ts'
import { nameOf } from './names.ts'
import type { SampleRequest } from './requests.ts'
import { isFields, listWorked, type Notation, type Value, Worked, writeValue } from './values.ts'

export function writeTypeScript(request: SampleRequest, client: SampleClient): string {
  const { from, className, variable, option, key, uploads } = client
  const upload = uploads[request.id]
  const head = `${listImports(request, upload !== undefined)}import { ${className} } from '${from}'

const ${variable} = new ${className}({
  ${option}: process.env.${key},
  baseUrl: process.env.MUSTER_BASE_URL,
})
`
  const method = upload === undefined ? request.call : `uploads.${upload}`
  const given = upload === undefined ? listArguments(request) : [asBlob(request.body ?? {})]
  return `${head}\n${writeUse(request, `${variable}.${method}`, given)}`
}

function writeUse({ record, answers, file }: SampleRequest, method: string, given: readonly Value[]): string {
  const name = nameOf(record, 'camel')
  if (answers === 'page')
    return `${writeCall(`for await (const ${name} of ${method}`, given)}) {\n  console.log(${name})\n}`
  if (answers === 'record')
    return `${writeCall(`const ${name} = await ${method}`, given)}\nconsole.log(${name})`
  const received = writeCall(`const file = await ${method}`, given)
  return `${received}\nawait writeFile(file.fileName ?? '${file}', file.stream)`
}

const widest = 100

/** On one line where it fits, else the fields of the last argument a line each, else each argument. */
function writeCall(head: string, given: readonly Value[]): string {
  const write = (indent = '') => given.map(one => writeValue(one, notation, indent))
  const line = `${head}(${write().join(', ')})`
  const last = given.at(-1)
  const before = [...write().slice(0, -1), ''].join(', ')
  const hugged =
    last !== undefined && isFields(last)
      ? `${head}(${before}${writeValue(last, notation, '', true)})`
      : undefined
  const fits = (text: string | undefined) => text?.split('\n').every(part => part.length <= widest)
  const [fitting] = [line, hugged].filter(fits)
  return (
    fitting ??
    `${head}(\n${write('  ')
      .map(one => `  ${one},\n`)
      .join('')})`
  )
}

function listImports({ answers, body }: SampleRequest, isUpload: boolean): string {
  const isFile = listWorked(body).some(({ what }) => what === 'file')
  const lines = [
    ...(isUpload ? [`import { openAsBlob } from 'node:fs'\n`] : []),
    ...(isFile && !isUpload ? [`import { readFile } from 'node:fs/promises'\n`] : []),
    ...(answers === 'file' ? [`import { writeFile } from 'node:fs/promises'\n`] : []),
  ]
  return lines.join('')
}

const listArguments = ({ ids, body, query }: SampleRequest): Value[] => [
  ...Object.values(ids),
  ...(body ? [body] : []),
  ...(Object.keys(query).length > 0 ? [query] : []),
]

/** The file as an upload takes it. */
function asBlob(body: { readonly [field: string]: Value }): Value {
  const fields = Object.entries(body).map(([field, value]) =>
    value instanceof Worked ? ['content', new Worked('file', `blob ${value.name}`)] : [field, value],
  )
  return Object.fromEntries(fields) as Value
}

const notation: Notation = {
  text: value => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`,
  key: name => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`),
  words: { true: 'true', false: 'false', null: 'null' },
  worked: ({ what, name }) => {
    const [, blob] = /^blob (.*)/.exec(name) ?? []
    if (blob !== undefined) return `await openAsBlob('${blob}')`
    if (what === 'file') return `await readFile('${name}', 'base64')`
    return what === 'now' ? 'new Date().toISOString()' : 'new Date().toISOString().slice(0, 10)'
  },
  step: '  ',
  space: ' ',
  short: 60,
  endsWithComma: true,
}
