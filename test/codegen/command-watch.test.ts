// --watch: what a save leads to.
import type { ChildProcess } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startForeign } from '../support/processes/children.ts'
import { command, document, ok, pets, workspaces } from './workspace.ts'

const workspace = workspaces()
let child: ChildProcess | undefined

afterEach(() => child?.kill())

/** Saves the document when it has been read and its folder is not yet watched. */
const savesBeforeItWatches = (text: string) => `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { watch } = fs
fs.watch = (...folder) => {
  fs.watch = watch
  syncBuiltinESMExports()
  fs.writeFileSync('openapi.yaml', ${JSON.stringify(text)})
  return watch(...folder)
}
syncBuiltinESMExports()`

/** The command at work; what it says next can be waited for. */
function watching(home: string, ...flags: string[]) {
  const args = [...flags, command, 'openapi.yaml', '--out', 'gen', '--target', 'operations', '--watch']
  const watcher = startForeign(process.execPath, args, { cwd: home })
  child = watcher
  let said = ''
  return (text: string) =>
    new Promise<void>((heard, fail) => {
      const hear = (chunk: Buffer | string) => {
        said += chunk
        const at = said.indexOf(text)
        if (at < 0) return
        said = said.slice(at + text.length)
        watcher.stdout!.off('data', hear)
        watcher.stderr!.off('data', hear)
        heard()
      }
      watcher.stdout!.on('data', hear)
      watcher.stderr!.on('data', hear)
      watcher.once('exit', code => fail(new Error(`It ended with ${code}: ${said}`)))
      hear('')
    })
}

describe('a watcher', () => {
  const operations = (home: string) => readFileSync(join(home, 'gen', 'operations.ts'), 'utf8')

  it('generates after each save, after a mistake too, and however an editor saves', async () => {
    const { home } = workspace(pets)
    const file = join(home, 'openapi.yaml')
    const says = watching(home)
    await says('Ctrl-C ends')
    writeFileSync(file, pets.replace('listPets', 'findPets'))
    await says('1 files written')
    expect(operations(home)).toContain('findPets')
    writeFileSync(file, 'openapi: [')
    await says('not readable as YAML')
    writeFileSync(`${file}.new`, pets.replace('listPets', 'seekPets'))
    renameSync(`${file}.new`, file)
    await says('1 files written')
    expect(operations(home)).toContain('seekPets')
  })

  it('does not miss a save while it starts', async () => {
    const { home } = workspace(pets)
    writeFileSync(join(home, 'hook.mjs'), savesBeforeItWatches(pets.replace('listPets', 'findPets')))
    const says = watching(home, '--import', './hook.mjs')
    await says('Ctrl-C ends')
    await says('1 files written')
    expect(operations(home)).toContain('findPets')
  })

  it('follows a file that the document starts to refer to, and one that does not exist yet', async () => {
    const { home } = workspace(pets)
    const says = watching(home)
    await says('Ctrl-C ends')
    writeFileSync(join(home, 'openapi.yaml'), document(`  /pets: { $ref: './pets.yaml' }`))
    await says('cannot be read')
    writeFileSync(join(home, 'pets.yaml'), `get: { operationId: readPets, tags: [pets], ${ok} }`)
    await says('files written')
    expect(operations(home)).toContain('readPets')
  })
})
