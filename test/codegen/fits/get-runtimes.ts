// Gets Node in several versions, Deno and Bun from the registry of npm, for the tests that run emitted files on them.
//
// node test/codegen/fits/get-runtimes.ts
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRuntime, folderOf, runtimes } from './runtimes.ts'

for (const runtime of runtimes.filter(one => findRuntime(one) === undefined)) {
  const folder = folderOf(runtime)
  mkdirSync(folder, { recursive: true })
  // Each fetches its program for this machine in a script of its installation.
  const manifest = { private: true, allowScripts: { [runtime.program]: true } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', runtime.spec], { cwd: folder, stdio: 'inherit' })
}
for (const runtime of runtimes) console.log(`${runtime.name}: ${findRuntime(runtime) ?? 'not found'}`)
