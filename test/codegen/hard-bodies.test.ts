// Schemas that are valid and hard: what is emitted compiles, and types and validation take the same bodies.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compiled.ts'
import { temporaryFolder } from './generated.ts'
import { documentOf, hardDocuments, idOf } from './hard-bodies.ts'
import { command } from './workspace.ts'

type Validate = (operation: string, request: object) => unknown

const folder = temporaryFolder()
const names = Object.keys(hardDocuments)
let diagnostics: Record<string, string>

beforeAll(() => {
  const documents = names.map(name => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'openapi.json'), JSON.stringify(documentOf(name)))
    return {
      document: `${name}/openapi.json`,
      out: `${name}/gen`,
      slices: '../slices',
      importExtension: 'ts',
    }
  })
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ documents }))
  execFileSync(process.execPath, [command, '--config', 'config.json'], { cwd: folder, stdio: 'pipe' })
  for (const name of names) writeFileSync(join(folder, name, 'use.ts'), textOf(name))
  diagnostics = compile(folder)
})

/** The cases in the first lines, so that the compiler tells of each by its number. */
function textOf(name: string): string {
  const lines = hardDocuments[name]!.cases.map(([operation, body], at) => {
    return `export const body${at}: Call<'${idOf(operation)}'>['body'] = ${JSON.stringify(body)}`
  })
  const imports = `import type { Call } from './gen/handlers.ts'`
  return [...lines, imports, 'export type Keep = Call<never>'].join('\n')
}

function isTakenBy(validate: Validate, operation: string, body: unknown): boolean {
  const headers = { 'content-type': 'application/json' }
  try {
    // Parsed, as what comes over the network is.
    validate(idOf(operation), { path: {}, search: '', headers, body: JSON.parse(JSON.stringify(body)) })
    return true
  } catch (error) {
    if ((error as Error).name !== 'ValidationError') throw error
    return false
  }
}

describe.each(names)('%s', name => {
  it('compiles', () => {
    const lines = (diagnostics[name] ?? '').split('\n').filter(line => line.includes(': error '))
    expect(lines.filter(line => !line.startsWith(`${name}/use.ts`))).toEqual([])
  })

  it('takes the same bodies in its types and in its validation', async () => {
    const { createValidation } = await import(join(folder, name, 'gen', 'validation.ts'))
    const validate: Validate = createValidation({ atOnce: true })
    const wrong = [...(diagnostics[name] ?? '').matchAll(/^[\w-]+\/use\.ts\((\d+),/gm)]
    const lines = new Set(wrong.map(([, line]) => Number(line)))
    const found = hardDocuments[name]!.cases.map(([operation, body], at) => {
      return { operation, body, isWritten: !lines.has(at + 1), isTaken: isTakenBy(validate, operation, body) }
    })
    const expected = hardDocuments[name]!.cases.map(([operation, body, isTaken]) => {
      return { operation, body, isWritten: isTaken, isTaken }
    })
    expect(found).toEqual(expected)
  })
})
