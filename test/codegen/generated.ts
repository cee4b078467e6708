// What the generator makes of the documents beside it, in a folder of its own.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const kept = join(root, '.data/generated')
const script = join('test', 'codegen', 'generate-documents.ts')
/** All that decides what is generated. */
const sources = ['packages/codegen', 'test/codegen/documents', script, 'package-lock.json']

/**
 * Places what is generated of every document, or of those that are named; with `servers`, for Fastify and Hono as well. The generator runs once for all tests of a
 * state of its sources: it takes 1.2 s of processor time, and ten test files want the same.
 */
export function generateAll(
  folder: string,
  names: readonly string[] = [],
  importExtension = 'ts',
  servers = '',
): void {
  const kind = `${importExtension}${servers}`
  const all = join(kept, `${digestSources()}-${kind}`)
  if (!existsSync(all)) generateInto(all, kind, { IMPORT_EXTENSION: importExtension, SERVERS: servers })
  for (const name of names.length > 0 ? names : readdirSync(all))
    cpSync(join(all, name), join(folder, name), { recursive: true })
}

function digestSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of listFiles(join(root, source)))
      hash.update(path).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The file itself, or all in a folder but what is installed or built there. */
function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter(name => name !== 'node_modules' && name !== 'dist')
  return names.sort().flatMap(name => listFiles(join(path, name)))
}

// The child is plain node: the engine of the types target is an ES module, which jest does not load.
function generateInto(place: string, kind: string, wanted: Record<string, string>): void {
  mkdirSync(kept, { recursive: true })
  // Of a former state of the sources.
  for (const name of readdirSync(kept).filter(name => name.endsWith(`-${kind}`)))
    rmSync(join(kept, name), { recursive: true, force: true })
  const work = mkdtempSync(join(kept, 'generating-'))
  const env = { ...process.env, ...wanted }
  execFileSync(process.execPath, [script, work], { cwd: root, stdio: 'pipe', env })
  // Whole or not at all: another worker may look for it meanwhile, or place the same first.
  try {
    renameSync(work, place)
  } catch {
    rmSync(work, { recursive: true })
  }
}

/** A folder that is removed after the tests of a file. Packages resolve from it as from the project. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
