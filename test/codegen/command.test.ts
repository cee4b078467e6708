// The command: what it writes, what it leaves alone, how it is called, and how it says so.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { command, document, ok, pets, workspaces } from './workspace.ts'

const workspace = workspaces()

describe('generating', () => {
  it('writes the same twice, and does not touch what did not change', () => {
    const { home, generate, files } = workspace(pets)
    expect(generate().status).toBe(0)
    const first = files()
    const past = new Date(2020, 1, 1)
    utimesSync(join(home, 'gen', 'client.ts'), past, past)
    expect(generate().stdout).toMatch(/^0 files written/)
    expect(files()).toEqual(first)
    expect(statSync(join(home, 'gen', 'client.ts')).mtime).toEqual(past)
  })

  it('opens every TypeScript file with the banner', () => {
    const { home, generate } = workspace(pets)
    generate()
    for (const file of readdirSync(join(home, 'gen')).filter(name => name.endsWith('.ts'))) {
      expect(readFileSync(join(home, 'gen', file), 'utf8')).toMatch(
        /^\/\/ Generated from openapi.yaml .*Do not edit.\n/,
      )
    }
  })

  it('writes a stub once and never again', () => {
    const { home, generate } = workspace(pets)
    generate('--slices', '../resources')
    const slice = join(home, 'resources', 'pets.ts')
    expect(readFileSync(slice, 'utf8')).toContain('listPets: not written yet')
    writeFileSync(slice, '// Written by hand.\n')
    writeFileSync(join(home, 'openapi.yaml'), pets.replace('listPets', 'findPets'))
    expect(generate('--slices', '../resources').status).toBe(0)
    expect(readFileSync(slice, 'utf8')).toBe('// Written by hand.\n')
  })

  it('takes a slice that has become a folder', () => {
    const { home, generate } = workspace(pets)
    mkdirSync(join(home, 'resources', 'pets'), { recursive: true })
    writeFileSync(join(home, 'resources', 'pets', 'index.ts'), '')
    generate('--slices', '../resources')
    expect(existsSync(join(home, 'resources', 'pets.ts'))).toBe(false)
    expect(readFileSync(join(home, 'gen', 'registry.ts'), 'utf8')).toContain("'../resources/pets/index.ts'")
  })

  it('places slices in the folders of their groups, and names tags without one', () => {
    const groups = 'x-tagGroups: [{ name: Small animals, tags: [pets] }]'
    const { home, generate } = workspace(`${pets}\n${groups}`)
    const slices = ['--slices', '../{group}/handlers']
    expect(generate(...slices).status).toBe(0)
    const slice = readFileSync(join(home, 'small-animals', 'handlers', 'pets.ts'), 'utf8')
    expect(slice).toContain("from '../../gen/handlers")
    expect(readFileSync(join(home, 'gen', 'registry.ts'), 'utf8')).toContain(
      "'../small-animals/handlers/pets",
    )
    const { status, stderr } = workspace(pets).generate(...slices)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/error missing-tag-group: The tag pets is in no group of x-tagGroups/),
    ])
  })

  it('lists the operations that the client has no method for', () => {
    const body = 'requestBody: { required: true, content: { text/plain: {} } }'
    const { home, generate } = workspace(document(`  /a: { get: { operationId: findA, ${body}, ${ok} } }`))
    const told = 'findA (GET /a) is left out of the client: fetch sends no body with GET.'
    expect(generate().stdout).toContain(told)
    expect(readFileSync(join(home, 'gen', 'client.ts'), 'utf8')).toContain(told)
  })

  it('reads JSON like YAML', () => {
    const json = workspace(
      JSON.stringify({ openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: {} }),
      'api.json',
    )
    expect(json.generate().status).toBe(0)
  })
})

describe('--check', () => {
  it('names each stale file with its changes, writes nothing and exits with 1', () => {
    const { home, generate, files } = workspace(pets)
    generate()
    writeFileSync(join(home, 'openapi.yaml'), pets.replace('/pets:', '/animals:'))
    const before = files()
    const { status, stderr } = generate('--check')
    expect(status).toBe(1)
    expect(stderr.split('\n')).toEqual([
      'gen/client.ts is stale:',
      '  Pets.list changed',
      'gen/documents/pets.ts is stale:',
      '  path /pets was removed',
      '  path /animals was added',
      'gen/operations.ts is stale:',
      '  operation listPets: path changed',
      'gen/router.ts is stale:',
      '  routes.listPets changed',
      'Since they were generated, openapi.yaml changed.',
      'Run the same command without --check.',
      '',
    ])
    expect(files()).toEqual(before)
  })

  it('exits with 0 when nothing is stale', () => {
    const { generate } = workspace(pets)
    generate()
    expect(generate('--check')).toMatchObject({ status: 0, stderr: '' })
  })
})

describe('a folder that cannot be written', () => {
  it.each(['afile', 'afile/gen'])('is reported without a stack: %s', out => {
    const { home, run } = workspace(pets)
    writeFileSync(join(home, 'afile'), '')
    const { status, stderr } = run('openapi.yaml', '--out', out, '--target', 'operations')
    expect(status).toBe(1)
    expect(stderr).toBe(
      `${out} cannot be written: a file stands where a folder belongs. Name another with --out.\n`,
    )
  })
})

describe('the command line', () => {
  it('rejects a Node that is too old', () => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } })`
    const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, command, '--help']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, 'muster-codegen needs Node 22.18 or newer; this is Node 20.11.0.\n'])
  })

  it('shows help with examples', () => {
    expect(workspace(pets).run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Examples'),
    })
  })

  it.each([
    [[], 'Name the document'],
    [['openapi.yaml'], 'Say where to'],
    [
      ['openapi.yaml', '--out', 'gen', '--target', 'docs'],
      '--target: there is no target docs. There are types',
    ],
    [['openapi.yaml', '--out', 'gen', '--target', 'cleint'], 'Did you mean client?'],
    [['openapi.yaml', '--out', 'gen', '--tagret', 'client'], 'no option --tagret. Did you mean --target?'],
    [['openapi.yaml', '--out'], '--out lacks its value'],
    [['openapi.yaml', '--out', 'gen', '--check=yes'], '--check takes no value'],
    [['openapi.yaml', '--out', 'gen', '--check', '--watch'], 'leave one of them out'],
    [['openapi.yaml', 'b.yaml', '--out', 'gen'], 'One document at a time; b.yaml'],
    [['openapi.yaml', '--config', 'a.json'], 'not both'],
    [['openapi.yaml', '--out', 'gen', '--context', 'x'], '--context: write file#Type'],
    [['impact', 'openapi.yaml'], 'the old one first'],
    [['impact', 'a.yaml', 'b.yaml', '--format', 'xml'], 'there are text and json'],
    [['openapi.yaml', '--out', 'gen', '--colour'], 'There is no option --colour.'],
    [['openapi.yaml', '--out', 'gen', '--paging', 'x'], 'write cursor,items,next'],
  ])('exits with 2 and explains how: %j', (args, told) => {
    const { status, stderr } = workspace(pets).run(...args)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(told) })
  })
})
