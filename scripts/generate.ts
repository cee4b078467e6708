// Generates everything that follows from openapi.yaml (npm run generate); --check names what is stale and writes nothing.
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import {
  type ClientOptions,
  client,
  DocumentError,
  document,
  type GeneratedFile,
  loadDocument,
  type Model,
  makeModel,
  operations,
  type Problem,
  placeFiles,
  publicDocument,
  type ServerOptions,
  server,
  types,
  validators,
} from '@muster/codegen'

const root = resolve(import.meta.dirname, '..')
const contract = '@muster/contract'
const handledHeaders = ['Idempotency-Key']
const serverFolder = 'packages/server/gen'

const serverOptions: ServerOptions = {
  contract,
  handledHeaders,
  context: { from: '../handler.ts', name: 'Context' },
  slices: {
    folder: '../resources',
    back: '../gen',
    exists: path => existsSync(join(root, serverFolder, path)),
  },
  bodyDefaults: true,
}

const clientOptions: ClientOptions = {
  contract,
  handledHeaders,
  transport: '../transport.ts',
  paging: { cursor: 'starting_after', items: 'data', next: 'next_cursor', more: 'has_more' },
}

/** What else has to agree with the contract. Each says what does not; nothing is written while one has a problem. */
const agreements: readonly ((contract: Model) => readonly Problem[])[] = []

/** The folders that are generated, each wholly, and what belongs into them. */
async function generated(): Promise<Record<string, GeneratedFile[]>> {
  const loaded = await loadDocument(join(root, 'openapi.yaml'))
  const whole = makeModel(loaded)
  const problems = agreements.flatMap(disagreements => disagreements(whole))
  if (problems.length > 0) throw new DocumentError(loaded.source, problems)
  const open = makeModel({ ...loaded, document: publicDocument(loaded.document, 'x-internal') })
  return {
    'packages/contract/gen': [
      ...(await types(whole)),
      ...operations(whole),
      ...validators(whole),
      ...document(open),
    ],
    [serverFolder]: server(whole, serverOptions),
    'packages/sdk/gen': client(open, clientOptions),
  }
}

const check = process.argv.includes('--check')
const banner = 'Generated from openapi.yaml by npm run generate. Do not edit.'

try {
  const stale: string[] = []
  for (const [folder, files] of Object.entries(await generated())) {
    const placed = await placeFiles(join(root, folder), files, { banner, check, owned: true })
    const named = (path: string) => relative(root, join(root, folder, path))
    for (const path of placed.changed) stale.push(`${named(path)} ${check ? 'is stale' : 'written'}`)
    for (const path of placed.removed)
      stale.push(`${named(path)} ${check ? 'is no longer generated' : 'removed'}`)
  }
  console.log(stale.length > 0 ? stale.join('\n') : 'Everything generated is up to date.')
  if (check && stale.length > 0) {
    console.error('Run npm run generate and commit what it writes.')
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof DocumentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
