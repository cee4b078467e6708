// A field of Employee costs one line of the contract and one migration; half of it is refused in a sentence.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Copy } from './copy.ts'

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

/** The next migration's path. */
function addMigration({ folder }: Copy): string {
  const migrations = 'packages/db/migrations'
  const number = String(readdirSync(join(folder, migrations)).length + 1).padStart(4, '0')
  const path = join(migrations, `${number}-pronouns.sql`)
  const sql = '-- How employees are referred to.\n\nalter table employees add column pronouns text;\n'
  writeFileSync(join(folder, path), sql)
  return path
}

addToContract(contractOnly)
addMigration(migrationOnly)
addToContract(both)
const migration = addMigration(both)

// All at once, because each waits for a database of its own; the tests look at what they said.
const generated = new Map(
  [contractOnly, migrationOnly, both].map(copy => [copy, copy.run('scripts/generate.ts')]),
)
const changed = generated.get(both)!.then(() => both.changed())
const compiled = changed.then(() => both.run('node_modules/.bin/tsc', '-p', 'tsconfig.json'))
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

describe('A field with its column', () => {
  it('is generated into everything that follows from it, and compiles', async () => {
    const { code, output } = (await generated.get(both))!
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('packages/db/gen/tables.ts written'),
    })
    const byHand = (await changed).filter(path => !/\/gen\//.test(path))
    expect(byHand).toEqual(['openapi.yaml', migration])
    expect(await compiled).toEqual({ code: 0, output: '' })
  })

  it('is taken, stored, returned and updated by the server', async () => {
    const { base_url, api_keys } = await started
    const send = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${api_keys.full}`, 'content-type': 'application/json' }
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
