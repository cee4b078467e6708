// Targets of one's own: the example of the README, what makes their files stale, and what is wrong with one.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { blocksOf, read } from '../support/contract/page.ts'
import { projects } from './made.ts'
import { pets } from './workspace.ts'

const { make } = projects()
const section = read('packages/codegen/README.md')
  .split(/^### /m)
  .find(text => text.startsWith('Targets of your own'))!
const [example = '', config = ''] = blocksOf(section).map(({ text }) => text)
const { target } = JSON.parse(config).documents[0] as { target: string[] }

/** A target that writes one file, and imports a text. */
const simple = `import { text } from './text.ts'
export default { name: 'simple', files: () => [{ path: 'simple.txt', text }] }`
const others = { 'simple.ts': simple, 'text.ts': `export const text = 'one'` }

const made = (source: string, named: unknown = './own.ts', options = {}) =>
  make(pets, { target: [named], ...options }, { 'own.ts': source })

describe('the example of the README', () => {
  it('writes a table of routes, beside what the generator writes', () => {
    const { files } = make(pets, { target }, { 'targets/routes.ts': example })
    expect(Object.keys(files())).toContain('app/gen/types.ts')
    expect(files()['app/gen/routes.md']).toBe(
      '# Pet store\n\n| Method | Path | Operation | Meaning |\n| --- | --- | --- | --- |\n| GET | /pets | listPets |  |\n',
    )
  })

  it('has at most 40 lines, and compiles', () => {
    expect(example.split('\n').length).toBeLessThanOrEqual(40)
    const { compile } = make(pets, { target: ['operations'] }, { 'app/routes.ts': example })
    expect(compile()).toBe('')
  })

  it('refuses options that are wrong, in its words', () => {
    const named = { path: './own.ts', options: { title: 1 } }
    expect(() => made(example, named)).toThrow('own.ts: "title" has to be text.')
  })
})

describe('the compiler that the generator brings along', () => {
  const required = `createRequire(import.meta.url)('typescript')`
  it.each([
    ['its default export', `import ts from 'typescript'`],
    ['one of its names', `import { SyntaxKind } from 'typescript'\nconst ts = { SyntaxKind }`],
    ['all of them', `import * as ts from 'typescript'`],
    ['require', `import { createRequire } from 'node:module'\nconst ts = ${required}`],
  ])('is imported by a target as ever: by %s', (_by, imported) => {
    const source = `${imported}
export default { name: 'own', files: () => [{ path: 'own.txt', text: ts.SyntaxKind[ts.SyntaxKind.Identifier] }] }`
    const { home, run } = make(pets, { target: ['operations'] }, { 'own.ts': source })
    mkdirSync(join(home, 'node_modules'))
    const theirs = resolve('packages/codegen/node_modules/typescript')
    symlinkSync(theirs, join(home, 'node_modules/typescript'))
    const { status, stderr } = run('openapi.yaml', '--out', 'own', '--target', './own.ts,types')
    expect([status, stderr]).toEqual([0, ''])
    expect(readFileSync(join(home, 'own/own.txt'), 'utf8')).toBe('Identifier')
  })
})

describe('what was generated', () => {
  it('is stale once the target, or what it imports, was edited', () => {
    const { home, run } = make(pets, { target: ['./simple.ts'] }, others)
    const check = () => run('--config', 'config.json', '--check')
    expect(check()).toMatchObject({ status: 0, stdout: '1 files are up to date.\n' })
    writeFileSync(join(home, 'text.ts'), `export const text = 'two'`)
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('text.ts changed') })
    run('--config', 'config.json')
    expect([readFileSync(join(home, 'app/gen/simple.txt'), 'utf8'), check().status]).toEqual(['two', 0])
    writeFileSync(join(home, 'simple.ts'), simple.replace('simple.txt', 'other.txt'))
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('simple.ts changed') })
    expect(run('--config', 'config.json').stdout).toContain('is no longer generated, and was removed.')
    expect(existsSync(join(home, 'app/gen/simple.txt'))).toBe(false)
  })

  it('is the same from the command line, where a path names the target', () => {
    const { home, run } = make(pets, { target: ['./simple.ts'] }, others)
    expect(run('openapi.yaml', '--out', 'other', '--target', 'operations,simple.ts').status).toBe(0)
    expect(readFileSync(join(home, 'other/simple.txt'), 'utf8')).toBe('one')
  })

  it('is there for each of several documents', () => {
    const { files } = make(
      pets,
      { document: { one: 'openapi.yaml', two: 'openapi.yaml' }, target: ['./simple.ts'] },
      others,
    )
    expect(Object.keys(files())).toEqual(
      expect.arrayContaining(['app/gen/one/simple.txt', 'app/gen/two/simple.txt']),
    )
  })

  it('is kept as a person left it, where it is written once', () => {
    const source = `export default { name: 'a', files: () => [{ path: '../mine.txt', text: 'a', once: true }] }`
    const { home, run } = made(source)
    writeFileSync(join(home, 'app/mine.txt'), 'b')
    expect([run('--config', 'config.json').status, readFileSync(join(home, 'app/mine.txt'), 'utf8')]).toEqual(
      [0, 'b'],
    )
  })
})

describe('a target that is wrong', () => {
  const files = (path: string) => `export default { name: 'a', files: () => [{ path: '${path}', text: '' }] }`
  it.each([
    ['is not there', '', './none.ts', 'none.ts cannot be loaded as a target'],
    ['has a mistake', 'export default {', './own.ts', 'own.ts cannot be loaded as a target'],
    [
      'is none',
      'export const name = 1',
      './own.ts',
      'own.ts has no target: its default export needs a "name"',
    ],
    ['takes no options', files('a'), { path: './own.ts', options: 1 }, 'own.ts takes no options.'],
    [
      'has another key',
      files('a'),
      { path: './own.ts', option: 1 },
      'there is no "option". Did you mean options?',
    ],
    ['has no path', files('a'), { path: 'own' }, '"path" has to be the path of a file'],
    ['writes elsewhere', files('../a.txt'), './own.ts', '"../a.txt" is no place in the folder'],
    ['writes at the root', files('/tmp/a.txt'), './own.ts', '"/tmp/a.txt" is no place in the folder'],
    ['writes the stamp', files('./.muster-codegen.json'), './own.ts', 'is no place in the folder'],
    [
      'writes what is no file',
      `export default { name: 'a', files: () => [{}] }`,
      './own.ts',
      'a file has a "path" and a "text".',
    ],
    [
      'fails',
      `export default { name: 'a', files() { throw new Error('Oh.') } }`,
      './own.ts',
      'The target own.ts failed.',
    ],
  ])('%s', (_, source, named, message) => {
    expect(() => made(source, named)).toThrow(message)
  })

  it('is told in one sentence, with status 2, where the config file is wrong', () => {
    const { run } = made(files('a.txt'))
    expect(run('openapi.yaml', '--out', 'b', '--target', './c.ts')).toMatchObject({
      status: 2,
      stderr: expect.not.stringContaining(' at '),
    })
  })

  it('emits no file of another target', () => {
    expect(() =>
      make(pets, { target: ['operations', './own.ts'] }, { 'own.ts': files('operations.ts') }),
    ).toThrow('Two targets emit operations.ts.')
  })
})
