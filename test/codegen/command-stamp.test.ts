// The stamp in the folder: what it lets the command skip, and what it does not let pass.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { command, document, ok, pets, workspaces } from './workspace.ts'

const workspace = workspaces()
const stampOf = (home: string) => join(home, 'gen', '.muster-codegen.json')

const refusesHeavyModules = `
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    if (/node_modules.(js-yaml|typescript)|generate.ts/.test(url)) throw new Error('loaded ' + url)
    return next(url, context)
  },
})`

/** A folder that was generated into. */
function generated(...args: string[]) {
  const made = workspace(pets)
  expect(made.generate(...args).status).toBe(0)
  return made
}

it('lets a check end before the generator is loaded', () => {
  const { home } = generated()
  writeFileSync(join(home, 'hook.mjs'), refusesHeavyModules)
  const target = ['--target', 'operations,server,validators,client']
  const args = ['--import', './hook.mjs', command, 'openapi.yaml', '--out', 'gen', ...target, '--check']
  const check = () => spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' })
  expect(check()).toMatchObject({ status: 0, stderr: '' })
  writeFileSync(stampOf(home), '')
  expect(check().stderr).toContain('loaded ')
})

it('is the same in every folder, and does not change without a change', () => {
  const [one, other] = [generated(), generated()]
  expect(readFileSync(stampOf(one.home), 'utf8')).toBe(readFileSync(stampOf(other.home), 'utf8'))
  const past = new Date(2020, 1, 1)
  utimesSync(stampOf(one.home), past, past)
  one.generate()
  expect(readFileSync(stampOf(one.home), 'utf8')).toBe(readFileSync(stampOf(other.home), 'utf8'))
})

describe('a check notices', () => {
  it('a file that was edited by hand, and tells it from a changed document', () => {
    const { home, generate } = generated()
    const file = join(home, 'gen', 'client.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(`'get', '/pets'`, `'get', '/cats'`))
    const { status, stderr } = generate('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('gen/client.ts was edited by hand:\n  Pets.list changed by hand\n')
    expect(stderr).not.toContain('Since')
    expect(generate().stderr).toBe('gen/client.ts had been edited by hand; it is as generated again.\n')
    expect(generate('--check').status).toBe(0)
  })

  it('a comment that was added by hand', () => {
    const { home, generate } = generated()
    appendFileSync(join(home, 'gen', 'router.ts'), '// Mine.\n')
    expect(generate('--check').stderr).toContain(
      'gen/router.ts was edited by hand: only in its comments or its layout.',
    )
  })

  it('an edit in a file of a document that moved on', () => {
    const { home, generate } = generated()
    appendFileSync(join(home, 'gen', 'operations.ts'), 'export const mine = 1\n')
    writeFileSync(join(home, 'openapi.yaml'), pets.replace('/pets:', '/animals:'))
    const { stderr } = generate('--check')
    expect(stderr).toContain('gen/operations.ts is stale, and was edited by hand:')
    expect(stderr).toContain('  mine was removed\n')
  })

  it('a missing file', () => {
    const { home, generate } = generated()
    rmSync(join(home, 'gen', 'router.ts'))
    expect(generate('--check')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('router.ts is missing.'),
    })
    generate()
    expect(existsSync(join(home, 'gen', 'router.ts'))).toBe(true)
  })

  it('other options', () => {
    const { generate } = generated()
    const { stderr } = generate('--check', '--context', '../context.ts#Context')
    expect(stderr).toContain('gen/handlers.ts is stale:')
    expect(stderr).toContain('Since they were generated, the options changed.')
  })

  it('another generator', () => {
    const { home, generate } = generated()
    const stamp = JSON.parse(readFileSync(stampOf(home), 'utf8'))
    writeFileSync(stampOf(home), JSON.stringify({ ...stamp, generator: 'of last week' }))
    generate()
    expect(JSON.parse(readFileSync(stampOf(home), 'utf8'))).toEqual(stamp)
  })

  it('a slice that became a folder', () => {
    const { home, generate } = generated('--slices', '../resources')
    rmSync(join(home, 'resources', 'pets.ts'))
    mkdirSync(join(home, 'resources', 'pets'))
    writeFileSync(join(home, 'resources', 'pets', 'index.ts'), '')
    const { stderr } = generate('--slices', '../resources', '--check')
    expect(stderr).toContain('gen/registry.ts is stale:')
    expect(stderr).toContain('Since they were generated, slices came or went.')
  })

  it('a file that the document refers to', () => {
    const { home, generate } = workspace(document(`  /pets: { $ref: './pets.yaml' }`))
    const item = `get: { operationId: listPets, tags: [pets], ${ok} }`
    writeFileSync(join(home, 'pets.yaml'), item)
    generate()
    writeFileSync(join(home, 'pets.yaml'), item.replace('listPets', 'findPets'))
    expect(generate('--check').stderr).toContain('Since they were generated, pets.yaml changed.')
  })
})

it('ignores a file that is no longer generated, unless it was edited by hand', () => {
  const two = document(
    `  /a: { get: { operationId: a, tags: [a], ${ok} } }\n  /b: { get: { operationId: b, tags: [b], ${ok} } }\n  /c: { get: { operationId: c, tags: [c], ${ok} } }`,
  )
  const { home, generate } = workspace(two)
  generate()
  writeFileSync(join(home, 'gen', 'documents', 'c.ts'), '{}')
  writeFileSync(
    join(home, 'openapi.yaml'),
    two
      .split('\n')
      .filter(line => !/^ {2}.[bc]/.test(line))
      .join('\n'),
  )
  expect(generate('--check').stderr).toContain('gen/documents/b.ts is no longer generated.')
  expect(generate().stdout).toContain('gen/documents/b.ts is no longer generated, and was removed.')
  expect(existsSync(join(home, 'gen', 'documents', 'b.ts'))).toBe(false)
  expect(existsSync(join(home, 'gen', 'documents', 'c.ts'))).toBe(true)
})
