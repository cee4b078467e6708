// What the generator makes of the documents beside it, in a folder of its own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The child is plain node: the engine of the types target is an ES module, which jest does not load.
export function generateAll(folder: string, names: readonly string[] = [], importExtension = 'ts'): void {
  const script = join('test', 'codegen', 'generate-documents.ts')
  const env = { ...process.env, IMPORT_EXTENSION: importExtension }
  execFileSync(process.execPath, [script, folder, ...names], { stdio: 'pipe', env })
}

/** A folder that is removed after the tests of a file. Packages resolve from it as from the project. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
