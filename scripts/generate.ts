// Generates everything that follows from openapi.yaml, the migrations, the law packs and the templates (npm run generate); --check names what is stale and writes nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import {
  type ClientOptions,
  client,
  DocumentError,
  document,
  type GeneratedFile,
  keepExtensions,
  type Model,
  makeModel,
  type OpenApiDocument,
  operations,
  placeFiles,
  type ServerOptions,
  server,
  types,
  validators,
} from '@muster/codegen'
import { indexesSource, introspect, type Schema, tablesSource } from '@muster/db'
import { listBindings } from '../packages/contract/bindings.ts'
import type { Contract } from '../packages/contract/document.ts'
import { ContractError } from '../packages/contract/expand.ts'
import { listComparisons } from '../packages/contract/filters.ts'
import { keys, publicKeys, writtenKeys } from '../packages/contract/keys.ts'
import { documentFor } from './audiences/audiences.ts'
import { describePublic, describeWorkspaceApi } from './audiences/published.ts'
import { commandTables } from './commands/write-commands.ts'
import { consoleOperations } from './console/operations.ts'
import { parseContract, readContract } from './contract.ts'
import { findDrift } from './drift.ts'
import { bindingsSource } from './facts/bindings.ts'
import { comparisonsSource } from './facts/comparisons.ts'
import { deprecationsSource } from './facts/deprecations.ts'
import { makeGuidePages } from './guide-tables.ts'
import { findPrefixDrift, idPrefixesSource } from './id-prefixes.ts'
import { LawPackError, makeLawFiles } from './law/read-packs.ts'
import { makeMcpTables } from './mcp/tables.ts'
import { onMigrated } from './migrated.ts'
import { writePlainSlice } from './plain-slice.ts'
import { personTablesSource } from './reach/person-access.ts'
import { makePrivacyTables } from './reach/privacy-page.ts'
import { findLives } from './states/find-lives.ts'
import { drawLives, writePage } from './states/tell.ts'
import { makeTemplateFiles } from './templates/read-templates.ts'

const root = resolve(import.meta.dirname, '..')
const contract = '@muster/contract'
/** What a sample sends is nothing to server and console. */
const keysOfPrograms = Object.keys(keys).filter(key => key !== 'x-sample')
const handledHeaders = ['Idempotency-Key', 'Dry-Run', 'Muster-Reach']
const serverFolder = 'packages/server/gen'
const guides = 'docs/guides'
/** Folders that have pages beside those that are generated. */
const shared = [guides, 'docs']
const lawFolder = 'packages/engine/gen'

const context = '../http/context.ts'
const cursor = 'starting_after'

const makeServerOptions = (model: Model): ServerOptions => ({
  contract,
  handledHeaders,
  context: { from: context, name: 'WriteCall' },
  contexts: {
    none: { from: context, name: 'VisitorContext' },
    session: { from: context, name: 'SessionContext' },
  },
  reads: { from: context, name: 'ReadCall', except: ['x-audited'] },
  paged: { from: context, name: 'PagedCall', cursor },
  uploads: { from: context, name: 'UploadCall', schema: 'FileContent' },
  slices: {
    folder: '../features/{group}/handlers',
    back: '../../../gen',
    services: true,
    stub: tag => writePlainSlice(model, tag),
    exists: path => existsSync(join(root, serverFolder, path)),
  },
  bodyDefaults: true,
  // Muster's own request path uses the matcher alone.
  express: false,
})

const clientOptions: ClientOptions = {
  contract,
  handledHeaders,
  transport: '../transport.ts',
  downloads: true,
  paging: { cursor, items: 'data', next: 'next_cursor', more: 'has_more' },
}

/** The client of the Workspace API, beside that of the public one. */
const writeWorkspaceClient = (workspace: Model): GeneratedFile[] =>
  client(workspace, Object.assign({}, clientOptions, { contract: `${contract}/workspace` })).map(
    ({ text }) => ({ path: 'workspace.ts', text }),
  )

/** A document with the keys that its readers need. */
const writeDocument = (path: string, model: Model, written: OpenApiDocument): GeneratedFile[] =>
  document(
    Object.assign({}, model, { written: keepExtensions(written, [...publicKeys, ...writtenKeys]) }),
  ).map(({ text }) => ({
    path,
    text,
  }))

/** Contract and tables say different things; each line is a sentence that says what to do. */
class DriftError extends Error {}

/** The folders that are generated, each wholly but the guides, and what belongs into them. */
async function makeFolders(database: Schema): Promise<Record<string, GeneratedFile[]>> {
  const loaded = readContract()
  const whole = makeModel({ ...loaded, document: keepExtensions(loaded.document, keysOfPrograms) })
  const facts = Object.fromEntries(
    whole.schemas.flatMap(({ name, object }) => (object ? [[name, object]] : [])),
  )
  const drift = [...findDrift(facts, database), ...findPrefixDrift(facts, database)]
  if (drift.length > 0) throw new DriftError(drift.join('\n'))
  const open = makeModel({ ...loaded, document: documentFor('public', loaded.document) })
  const workspace = makeModel({ ...loaded, document: documentFor('workspace', loaded.document) })
  const written = loaded.document as unknown as Contract
  const bindings = listBindings(written)
  const lives = findLives(written)
  return {
    'packages/contract/gen': [
      { path: 'bindings.ts', text: bindingsSource(bindings) },
      { path: 'deprecations.ts', text: deprecationsSource(written['x-deprecations'] ?? {}) },
      { path: 'comparisons.ts', text: comparisonsSource(listComparisons(parseContract())) },
      // Muster's own client goes by operations.
      ...(await types(whole, { wire: false })),
      ...operations(whole),
      // Muster validates with a validator of its own.
      ...validators(whole, { ajv: false }),
      ...writeDocument('openapi.json', open, describePublic(open, lives)),
      ...writeDocument('workspace.json', workspace, describeWorkspaceApi({ whole, open, workspace }, lives)),
      ...drawLives(lives),
    ],
    [serverFolder]: [
      ...server(whole, makeServerOptions(whole)),
      { path: 'indexes.ts', text: indexesSource(database) },
      { path: 'id-prefixes.ts', text: idPrefixesSource(facts, database) },
    ],
    'packages/sdk/gen': [...client(open, clientOptions), ...writeWorkspaceClient(workspace)],
    'packages/cli/gen': commandTables([
      { api: 'public', model: open },
      { api: 'workspace', model: workspace },
    ]),
    'packages/mcp/gen': [
      makeMcpTables('public', open.written),
      makeMcpTables('workspace', workspace.written),
    ],
    'packages/console/gen': consoleOperations(whole, database, bindings),
    [guides]: makeGuidePages(
      open,
      page => readFileSync(join(root, guides, page), 'utf8'),
      makePrivacyTables(whole, facts, database),
    ),
    docs: [writePage(lives)],
    'packages/db/gen': [
      { path: 'tables.ts', text: tablesSource(database) },
      { path: 'person-tables.ts', text: personTablesSource(facts, database) },
    ],
    [lawFolder]: [...makeLawFiles(root), ...makeTemplateFiles(root, loaded.document)],
  }
}

const check = process.argv.includes('--check')
const banner = 'Generated from openapi.yaml and the migrations by npm run generate. Do not edit.'
const lawBanner =
  'Generated from packages/engine/law and packages/engine/templates by npm run generate. Do not edit.'

/** Places what is generated; a line for each file that was not so yet. */
async function place(contents: Record<string, GeneratedFile[]>): Promise<string[]> {
  const stale: string[] = []
  for (const [folder, files] of Object.entries(contents)) {
    const placed = await placeFiles(join(root, folder), files, {
      banner: folder === lawFolder ? lawBanner : banner,
      check,
      owned: !shared.includes(folder),
    })
    const named = (path: string) => relative(root, join(root, folder, path))
    for (const path of placed.changed) stale.push(`${named(path)} ${check ? 'is stale' : 'written'}`)
    for (const path of placed.removed)
      stale.push(`${named(path)} ${check ? 'is no longer generated' : 'removed'}`)
  }
  return stale
}

/**
 * What the operators' command says of itself. It loads the server, which may not stand yet while somebody follows a change
 * of the contract; the list then stays as it is.
 */
async function listOperatorsCommands(): Promise<Record<string, GeneratedFile[]>> {
  try {
    const { listCommands } = await import('./operators-commands.ts')
    const { version } = parseContract().info as { version: string }
    return { 'packages/server/cli/gen': [{ path: 'commands.json', text: await listCommands(version) }] }
  } catch (error) {
    console.error(`packages/server/cli/gen stays as it is, since muster does not load: ${String(error)}`)
    if (check) process.exitCode = 1
    return {}
  }
}

/** Statements are checked here, where the migrated database is. */
async function generate(url: string): Promise<void> {
  const stale = await place(await makeFolders(await introspect(url)))
  if (check && stale.length === 0) {
    // It loads the server, which is as it should be only now, and sees statements of what nobody has loaded before.
    const { reportStatements } = await import('./statements/report.ts')
    await reportStatements(url)
  }
  stale.push(...(await place(await listOperatorsCommands())))
  console.log(stale.length > 0 ? stale.join('\n') : 'Everything generated is up to date.')
  if (check && stale.length > 0) {
    console.error('Run npm run generate and commit what it writes.')
    process.exitCode = 1
  }
}

try {
  await onMigrated(generate)
} catch (error) {
  const explained = [ContractError, DocumentError, DriftError, LawPackError]
  if (!(error instanceof Error && explained.some(kind => error instanceof kind))) throw error
  console.error(error.message)
  process.exitCode = 1
}
