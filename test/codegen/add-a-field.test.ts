// A field costs one line of the contract and one migration, a resource a slice besides; half of it is refused in a sentence.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Copy } from './copy.ts'
import * as costCentres from './cost-centres.ts'

const contractOnly = new Copy()
const migrationOnly = new Copy()
const both = new Copy()

/** The one line, as a person would write it: the last of EmployeeFields' properties. */
const line =
  '        pronouns: { type: [string, "null"], maxLength: 40, description: How to refer to them., examples: [she/her] }\n'

function addToContract({ folder }: Copy): void {
  const file = join(folder, 'openapi.yaml')
  const contract = readFileSync(file, 'utf8')
  const fields = contract.indexOf('\n    EmployeeFields:\n')
  const properties = contract.indexOf('\n      properties:\n', fields) + '\n      properties:\n'.length
  writeFileSync(file, `${contract.slice(0, properties)}${line}${contract.slice(properties)}`)
}

/** Writes the next migration; its path. */
function addMigration({ folder }: Copy, name: string, sql: string): string {
  const migrations = 'packages/db/migrations'
  const number = String(readdirSync(join(folder, migrations)).length + 1).padStart(4, '0')
  const path = join(migrations, `${number}-${name}.sql`)
  writeFileSync(join(folder, path), sql)
  return path
}

const addColumn = (copy: Copy): string =>
  addMigration(
    copy,
    'pronouns',
    '-- How employees are referred to.\n\nalter table employees add column pronouns text;\n',
  )

/** The files of the resource that are written by hand. */
function addResource(copy: Copy): string[] {
  const file = join(copy.folder, 'openapi.yaml')
  const { from, to } = costCentres.group
  let contract = readFileSync(file, 'utf8').replace(from, to)
  for (const [after, text] of costCentres.contractParts) contract = contract.replace(after, `${after}${text}`)
  writeFileSync(file, contract)
  writeFileSync(join(copy.folder, costCentres.slicePath), costCentres.slice)
  return ['openapi.yaml', addMigration(copy, 'cost-centres', costCentres.migration), costCentres.slicePath]
}

addToContract(contractOnly)
addColumn(migrationOnly)
addToContract(both)
const migration = addColumn(both)
// In the same copy, for a database and a compiler more would take as long again.
const resourceFiles = addResource(both)

// All at once, because each waits for a database of its own; the tests look at what they said.
const generated = new Map(
  [contractOnly, migrationOnly, both].map(copy => [copy, copy.run('scripts/generate.ts')]),
)
const changed = generated.get(both)!.then(() => both.changed())
const compiled = changed.then(() =>
  both.run('node_modules/.bin/tsc', '-p', 'tsconfig.json', '--checkers', '1'),
)
const started = changed.then(() => both.start())
// The test that waits for it tells.
started.catch(() => undefined)

afterAll(async () => {
  await Promise.allSettled([...generated.values(), compiled, started])
  await Promise.all([...generated.keys()].map(copy => copy.remove()))
})

describe('A field in the contract', () => {
  it('without its migration is refused, and nothing is written', async () => {
    const { code, output } = (await generated.get(contractOnly))!
    expect(output).toBe('Employee.pronouns: no column employees.pronouns; write a migration')
    expect(code).toBe(1)
    expect(contractOnly.changed()).toEqual(['openapi.yaml'])
  })
})

describe('A column in a migration', () => {
  it('without its line in the contract is refused, and nothing is written', async () => {
    const { code, output } = (await generated.get(migrationOnly))!
    expect(output).toBe(
      "employees.pronouns: no field Employee.pronouns; add it to openapi.yaml, or comment the column 'internal: why'",
    )
    expect(code).toBe(1)
    expect(migrationOnly.changed()).toEqual([migration])
  })
})

describe('A field with its column, and a resource with its table and its slice', () => {
  it('are generated into everything that follows from them, and compile', async () => {
    const { code, output } = (await generated.get(both))!
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('packages/db/gen/tables.ts written'),
    })
    const written = output.split('\n').map(line => line.replace(/ written$/, ''))
    const byHand = (await changed).filter(path => !written.includes(path))
    expect(byHand).toEqual([...new Set(['openapi.yaml', migration, ...resourceFiles])].sort())
    expect(resourceFiles).toHaveLength(3)
    expect(await compiled).toEqual({ code: 0, output: '' })
  })
})

describe('The server with both', () => {
  it('answers the resource to the generated client', async () => {
    const { base_url, key } = await started
    const { code, output } = await both.run(
      '--input-type=module',
      '--eval',
      costCentres.program,
      key,
      base_url,
    )
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{.*\}$/) })
    const { made, refused, got, changed, listed, deleted, left } = JSON.parse(output)
    expect(made).toEqual({
      object: 'cost_centre',
      id: expect.stringMatching(/^ccr_[0-9a-z]{26}$/),
      code: 'CC-100',
      name: 'Workshop',
      head_employee_id: null,
      deleted: false,
      created_at: expect.any(String),
      updated_at: made.created_at,
    })
    expect(refused).toEqual([{ field: 'head_employee_id', message: expect.any(String) }])
    expect(got).toEqual(made)
    expect(changed).toEqual({ ...made, name: 'Garage', updated_at: expect.any(String) })
    expect(listed.data).toEqual([changed])
    expect(deleted).toEqual({ ...changed, deleted: true, updated_at: expect.any(String) })
    expect(left.data).toEqual([])
  })

  it('takes the field, stores it, returns it and updates it', async () => {
    const { base_url, key } = await started
    const send = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const answer = await fetch(base_url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (answer.status >= 500) throw new Error(both.said)
      return { status: answer.status, json: (await answer.json()) as { id: string; pronouns: unknown } }
    }
    const ayesha = { first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01' }
    const created = await send('POST', '/v1/employees', { ...ayesha, pronouns: 'she/her' })
    expect(created).toMatchObject({ status: 201, json: { pronouns: 'she/her' } })
    const path = `/v1/employees/${created.json.id}`
    expect(await send('GET', path)).toEqual({ status: 200, json: created.json })
    expect(await send('PATCH', path, { pronouns: 'they/them' })).toMatchObject({
      status: 200,
      json: { pronouns: 'they/them' },
    })
    expect(await send('GET', path)).toMatchObject({ json: { pronouns: 'they/them' } })
    expect(await send('PATCH', path, { pronouns: 'x'.repeat(41) })).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'pronouns' }] },
    })
    expect(await send('POST', '/v1/employees', ayesha)).toMatchObject({
      status: 201,
      json: { pronouns: null },
    })
    expect(await both.stop()).toBe(0)
  })
})
