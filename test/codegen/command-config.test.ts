// The config file: several documents in one run, seen from where the file stands; what is wrong in it, and how that is said.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pets, workspaces } from './workspace.ts'

const workspace = workspaces()
const target = ['operations']

/** A workspace with a config file. */
function configured(config: unknown, file = 'muster-codegen.config.json') {
  const made = workspace(pets)
  mkdirSync(join(made.home, 'api'))
  writeFileSync(join(made.home, 'api', 'other.yaml'), pets.replace('listPets', 'findPets'))
  writeFileSync(join(made.home, file), typeof config === 'string' ? config : JSON.stringify(config))
  return made
}

it('is found without being named, and generates each document into its own folder', () => {
  const { home, run } = configured({
    documents: [
      { document: 'openapi.yaml', out: 'one', target },
      {
        document: 'api/other.yaml',
        out: 'two',
        target: ['client'],
        paging: { cursor: 'a', items: 'b', next: 'c' },
      },
    ],
  })
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('unchanged in two.') })
  expect(existsSync(join(home, 'one', 'operations.ts')) && existsSync(join(home, 'two', 'client.ts'))).toBe(
    true,
  )
  writeFileSync(join(home, 'api', 'other.yaml'), pets)
  const { status, stdout, stderr } = run('--check')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '2 files are up to date.\n' })
  expect(stderr).toContain(`${join('two', 'client.ts')} is stale:`)
})

it('resolves paths from its own folder, wherever the command is called', () => {
  const { home, run } = configured(
    { documents: [{ document: 'other.yaml', out: 'gen', target }] },
    'api/c.json',
  )
  expect(run('--config', 'api/c.json').status).toBe(0)
  expect(existsSync(join(home, 'api', 'gen', 'operations.ts'))).toBe(true)
})

it('generates the other documents when one is wrong', () => {
  const { home, run } = configured({
    documents: [
      { document: 'gone.yaml', out: 'one', target },
      { document: 'openapi.yaml', out: 'two', target },
    ],
  })
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('gone.yaml') })
  expect(existsSync(join(home, 'two', 'operations.ts'))).toBe(true)
})

const one = { document: 'openapi.yaml', out: 'gen' }

it.each([
  ['{', 'is not readable as JSON'],
  [{ document: [] }, 'there is no "document". Did you mean documents?'],
  [{ documents: [] }, '"documents" has to be a list with at least one document.'],
  [
    { documents: [{ ...one, tagret: ['types'] }] },
    'documents[0]: there is no "tagret". Did you mean target?',
  ],
  [{ documents: [one, { out: 'b' }] }, 'documents[1]: "document" is missing.'],
  [{ documents: [{ ...one, target: 'types' }] }, 'documents[0].target has to be a list of texts.'],
  [{ documents: [{ ...one, target: ['type'] }] }, 'there is no target type. Did you mean types?'],
  [{ documents: [{ ...one, express: 'no' }] }, 'documents[0].express has to be true or false.'],
  [{ documents: [{ ...one, paging: { cursor: 'a' } }] }, 'documents[0].paging: "items" is missing.'],
  [{ documents: [{ ...one, problems: 'codes' }] }, 'which starts with x-.'],
  [{ documents: [one, one] }, 'both go to gen. Give each a folder of its own.'],
])('is rejected with the place and the remedy: %j', (config, told) => {
  const { status, stderr } = configured(config).run()
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(told) })
})

it('cannot be combined with options on the command line', () => {
  const { run } = configured({ documents: [one] })
  expect(run('--out', 'gen').stderr).toContain('--out belongs into muster-codegen.config.json')
})

it('is suggested if nothing says what to generate', () => {
  const { run } = workspace(pets)
  expect(run('--config', 'gone.json')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no file gone.json'),
  })
})
