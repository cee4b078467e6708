// Generates every target from the documents beside it, or from those that are named, as the tests read them.
//
// IMPORT_EXTENSION=js SERVERS=all node generate-documents.ts FOLDER [NAME ...]: with SERVERS, also for Fastify and Hono.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import {
  client,
  fastify,
  hono,
  loadDocument,
  makeModel,
  msw,
  operations,
  placeFiles,
  server,
  types,
  validators,
  zod,
} from '../../packages/codegen/index.ts'
import { type ImportExtension, setImportExtension } from '../../packages/codegen/output/import-extension.ts'

const documents = join(import.meta.dirname, 'documents')
const paging = { cursor: 'after', items: 'items', next: 'next' }
const handledHeaders = ['Idempotency-Key']
const shared = process.env.SERVERS ? { express: true, adapters: ['fastify', 'hono'] as const } : {}
const extension = (process.env.IMPORT_EXTENSION ?? 'ts') as ImportExtension

const callersOfSchemes = `// Who calls, by security scheme.
export interface Callers {
  token: { person: string }
  key: { machine: string }
  session: { session: string }
  account: string
  inQuery: { machine: string }
  certificate: string
  digest: string
  program: { program: string }
}
`

export async function generateDocuments(folder: string, names: readonly string[]): Promise<void> {
  const all = (await readdir(documents)).filter(name => name.endsWith('.yaml'))
  for (const file of names.length > 0 ? names.map(name => `${name}.yaml`) : all) {
    const bodyDefaults = file !== 'bodies-as-they-are.yaml'
    const model = makeModel(loadDocument(join(documents, file)), {
      openEnums: file === 'open-enums.yaml',
    })
    const out = join(folder, basename(file, '.yaml'), 'gen')
    const slices = {
      folder: '../slices',
      back: '../gen',
      exists: (path: string) => existsSync(resolve(out, path)),
    }
    const hasAll = file === 'several-successes.yaml'
    const callers = file === 'callers-by-scheme.yaml' && {
      callers: { from: '../callers.ts', name: 'Callers' },
    }
    const files = [
      ...(await types(model, {
        enumValues: hasAll || ['enums-of-every-kind.yaml', 'open-enums.yaml'].includes(file),
      })),
      ...operations(model),
      ...validators(model, { bodyDefaults, responseValidation: hasAll }),
      ...server(model, { slices, handledHeaders, bodyDefaults, ...shared, ...callers }),
      ...(process.env.SERVERS ? [...fastify(model), ...hono(model)] : []),
      ...client(model, { paging, handledHeaders }),
      ...zod(model),
      ...msw(model).filter(({ path }) => path === 'examples.ts'),
    ]
    if (callers) files.push({ path: '../callers.ts', text: callersOfSchemes, once: true })
    const named = files.map(each => setImportExtension(each, extension))
    await placeFiles(out, named, { banner: `Generated from ${file}. Do not edit.` })
  }
}

await generateDocuments(process.argv[2]!, process.argv.slice(3))
