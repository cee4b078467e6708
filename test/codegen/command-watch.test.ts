// --watch: what a save leads to, and the parser that reads only what changed.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BlockParser } from '../../packages/codegen/command/blocks.ts'
import { parseText } from '../../packages/codegen/load.ts'
import { command, document, ok, pets, workspaces } from './workspace.ts'

const workspace = workspaces()
let child: ChildProcess | undefined

afterEach(() => child?.kill())

/** The command at work; what it says next can be waited for. */
function watching(home: string) {
  const args = [command, 'openapi.yaml', '--out', 'gen', '--target', 'operations', '--watch']
  const watcher = spawn(process.execPath, args, { cwd: home })
  child = watcher
  let said = ''
  return (text: string) =>
    new Promise<void>((heard, fail) => {
      const hear = (chunk: Buffer | string) => {
        said += chunk
        const at = said.indexOf(text)
        if (at < 0) return
        said = said.slice(at + text.length)
        watcher.stdout.off('data', hear)
        watcher.stderr.off('data', hear)
        heard()
      }
      watcher.stdout.on('data', hear)
      watcher.stderr.on('data', hear)
      watcher.once('exit', code => fail(new Error(`It ended with ${code}: ${said}`)))
      hear('')
    })
}

describe('a watcher', () => {
  const operations = (home: string) => readFileSync(join(home, 'gen', 'operations.ts'), 'utf8')

  it('generates after each save, through a mistake, and however an editor saves', async () => {
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
  }, 20_000)

  it('follows a file that the document begins to refer to, and one that is not there yet', async () => {
    const { home } = workspace(pets)
    const says = watching(home)
    await says('Ctrl-C ends')
    writeFileSync(join(home, 'openapi.yaml'), document(`  /pets: { $ref: './pets.yaml' }`))
    await says('cannot be read')
    writeFileSync(join(home, 'pets.yaml'), `get: { operationId: readPets, tags: [pets], ${ok} }`)
    await says('files written')
    expect(operations(home)).toContain('readPets')
  }, 20_000)
})

describe('the parser of a watcher', () => {
  it.each([
    ['our contract', readFileSync('openapi.yaml', 'utf8')],
    ['comments and blank lines', 'a:\n\n  # x: y\n  b: 1\n# c\n\nd:\n  - e\n  # f\n'],
    ['a block scalar that looks like keys', 'a:\n  b: |\n    c:\n      d: 1\n  e: >-\n    f\n\n    g: h\n'],
    ['lists at the indentation of their key', 'a:\n- b: 1\n- c\nd: 2\n'],
    ['values in several lines', 'a: one\n  two\nb:\n  three\n  four\nc: "x\n  y: z"\n'],
    ['a flow collection that ends at the margin', 'a: {\n  b: 1\n  }\nc: [\n  1]\n'],
    ['anchors within a block', 'a:\n  b: &x { c: 1 }\n  d: { e: *x }\n'],
    ['anchors over blocks', 'a: &x\n  b: 1\nc:\n  <<: *x\n  d: 2\n'],
    ['keys that are no text', 'true: 1\nnull: 2\n3: x\n'],
    ['keys with colons', 'paths:\n  /a/{b}:verify:\n    get: {}\n  urn:x: 1\n'],
    ['a key without a value', 'a:\nb:\n  # c\nd: ~\n'],
    ['a document mark', '---\na: 1\n'],
    ['deeper keys of no usual kind', 'a:\n  ? b\n  : c\n'],
    ['a scalar that keeps its blank lines', 'a: |+\n  b\n\nc: |+\n  d\n\n\n'],
    ['no end of the last line', 'a: |\n  b\nc: |\n  d'],
    ['line ends of Windows', 'a:\r\n  b: 1\r\nc: |\r\n  d\r\n'],
  ])('reads as the whole parser does: %s', (_, text) => {
    const { parse } = new BlockParser()
    const whole = parseText(text, 'a.yaml')
    expect(parse(text, 'a.yaml', 'a.yaml')).toEqual(whole)
    expect(parse(text, 'a.yaml', 'a.yaml')).toEqual(whole)
  })

  it.each([
    ['a: 1\na: 2\n', 'line 2, column 1'],
    ['a:\n  b: [1\nc: 2\n', 'line 3'],
    ['a: "x\nb: 1\n', 'line'],
    ['a: b:\n  c: 1\n', 'line 1'],
    ['a:\n    b: 1\n  c: 2\n', 'line 3'],
  ])('says what the whole parser says of %j', (text, place) => {
    const { parse } = new BlockParser()
    expect(() => parse(text, 'a.yaml', 'a.yaml')).toThrow(place)
  })

  it('reads only the block that changed', () => {
    const { parse } = new BlockParser()
    const read = (text: string) => parse(text, 'a.yaml', 'a.yaml') as { a: object; b: object }
    const before = read('a: { x: 1 }\nb: { y: 1 }\n')
    const after = read('a: { x: 1 }\nb: { y: 2 }\n')
    expect([after.a === before.a, after.b]).toEqual([true, { y: 2 }])
  })
})
