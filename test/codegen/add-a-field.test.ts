// A field costs one line of the contract and one migration, a noun with its page six files; nothing that is generated changes elsewhere; half of a field is refused in a sentence.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type Document, listPlainNouns, type Send, tryNoun } from '../support/contract/nouns.ts'
import { soonAfter } from '../support/soon-after.ts'
import { Copy } from './copy.ts'
import * as costCentres from './cost-centres.ts'

const contractOnly = new Copy()
const migrationOnly = new Copy()
const both = new Copy()
const original = both.read()

/** What a noun with its page may cost. */
const mostLinesByHand = 130

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

/** The files of the noun that are written by hand. */
function addNoun(copy: Copy): string[] {
  const { from, to } = costCentres.group
  edit(copy, 'openapi.yaml', contract =>
    costCentres.contractParts.reduce(
      (text, [after, part]) => text.replace(after, `${after}${part}`),
      contract.replace(from, to),
    ),
  )
  writeFileSync(join(copy.folder, costCentres.pagePath), costCentres.page)
  for (const [path, before, line] of costCentres.addedLines)
    edit(copy, path, text => text.replace(`\n${before}`, `\n${line}\n${before}`))
  const migration = addMigration(copy, 'cost-centres', costCentres.migration)
  return ['openapi.yaml', migration, costCentres.pagePath, ...costCentres.addedLines.map(([path]) => path)]
}

function edit({ folder }: Copy, path: string, change: (text: string) => string): void {
  const file = join(folder, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** In the same copy as the field, for a database and a compiler more would take as long again. */
async function generateNoun(copy: Copy) {
  const before = copy.read()
  const byHand = addNoun(copy)
  const written = copy.read()
  const generated = await copy.run('scripts/generate.ts')
  const words = await copy.run('scripts/words/console-words.ts')
  return { before, byHand, written, after: copy.read(), generated, words }
}

/** How many lines of a file are new, and those that are there no more as they were. */
function compareLines(before: string, after: string): { added: number; gone: string[] } {
  const old = before.split('\n')
  // The list of a group's tags gains a word.
  const now = after.split('\n').map(line => line.replace(costCentres.groupWord, ''))
  const gone: string[] = []
  let at = 0
  for (const line of old) {
    const found = now.indexOf(line, at)
    if (found === -1) gone.push(line)
    else at = found + 1
  }
  return { added: now.length - old.length + gone.length, gone }
}

/** Who sees what is a guide made of the contract. */
const isGenerated = (path: string): boolean =>
  /^packages\/\w+\/gen\//.test(path) || path === 'docs/guides/privacy.md'

const sendAs =
  (base_url: string, key: string): Send =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(base_url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.status >= 500) throw new Error(both.said)
    return { status: answer.status, json: (await answer.json()) as Answer['json'] }
  }

const countLines = (before = '', after = ''): number => compareLines(before, after).added

addToContract(contractOnly)
addColumn(migrationOnly)
addToContract(both)
const migration = addColumn(both)

// All at once, because each waits for a database of its own; the tests look at what they said.
const generated = new Map(
  [contractOnly, migrationOnly, both].map(copy => [copy, copy.run('scripts/generate.ts')]),
)
const noun = generated.get(both)!.then(() => generateNoun(both))
const changed = noun.then(() => both.changed())
const compiled = changed.then(() =>
  both.run('node_modules/.bin/tsc', '-p', 'tsconfig.json', '--checkers', '1'),
)
const consoleCompiled = compiled.then(() =>
  both.run('node_modules/.bin/tsc', '-p', 'packages/console', '--checkers', '1'),
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

describe('A field with its column', () => {
  it('is generated into everything that follows from it', async () => {
    const { code, output } = (await generated.get(both))!
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('packages/db/gen/tables.ts written'),
    })
    const { before } = await noun
    const byHand = [...before.keys()].filter(
      path => !isGenerated(path) && before.get(path) !== original.get(path),
    )
    expect(byHand.sort()).toEqual(['openapi.yaml', migration])
  })
})

describe('A noun', () => {
  it('is six files by hand, and few lines', async () => {
    const { before, byHand, written } = await noun
    const names = [...written.keys()].filter(path => written.get(path) !== before.get(path))
    expect(names.sort()).toEqual([...byHand].sort())
    expect(names).toHaveLength(6)
    const lines = names.map(path => countLines(before.get(path), written.get(path)))
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostLinesByHand)
  })

  it('is generated, with its slice and its English words', async () => {
    const { generated, words, written, after } = await noun
    expect(generated).toEqual({
      code: 0,
      output: expect.stringContaining('operations/cost-centres.ts written'),
    })
    expect(words).toEqual({ code: 0, output: expect.stringContaining('words/en/records.json is written') })
    expect(words.output).not.toContain('CostCentre')
    const others = [...after.keys()].filter(
      path => !isGenerated(path) && after.get(path) !== written.get(path),
    )
    expect(others.sort()).toEqual([
      'docs/guides/scopes.md',
      'packages/console/words/en/records.json',
      costCentres.slicePath,
    ])
    expect(after.get(costCentres.slicePath)).toBe(costCentres.slice)
  })

  it('changes no generated line that is not its own, and makes fewer than 800, those of the command line among them', async () => {
    const { written, after } = await noun
    const generated = [...after.keys()].filter(isGenerated)
    const compared = generated.map(path => ({
      path,
      ...compareLines(written.get(path) ?? '', after.get(path)!),
    }))
    expect(compared.filter(({ gone }) => gone.length > 0)).toEqual([])
    expect(compared.reduce((sum, { added }) => sum + added, 0)).toBeLessThan(800)
  })

  it('compiles, and its page does', async () => {
    expect(await compiled).toEqual({ code: 0, output: '' })
    expect(await consoleCompiled).toEqual({ code: 0, output: '' })
  })
})

describe('The server with both', () => {
  it('has the noun in the generated client, and a refusal names the field', async () => {
    const { base_url, key } = await started
    const { code, output } = await both.run(
      '--input-type=module',
      '--eval',
      costCentres.program,
      key,
      base_url,
    )
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{.*\}$/) })
    const { made, refused } = JSON.parse(output)
    expect(made).toEqual({
      object: 'cost_centre',
      id: expect.stringMatching(/^ccr_[0-9a-z]{26}$/),
      code: 'CC-100',
      name: 'Workshop',
      head_employee_id: null,
      deleted: false,
      created_at: expect.any(String),
      updated_at: soonAfter(made.created_at),
    })
    expect(refused).toEqual([{ field: 'head_employee_id', message: expect.any(String) }])
  })

  it('makes, reads, lists, changes and deletes the noun as each plain one', async () => {
    const { base_url, key, otherKey } = await started
    const document = JSON.parse(both.read().get('packages/contract/gen/openapi.json')!) as Document
    const costCentre = listPlainNouns(document).find(({ path }) => path === '/v1/cost_centres')!
    await tryNoun(costCentre, sendAs(base_url, key), sendAs(base_url, otherKey))
  })

  it('takes the field, stores it, returns it and updates it', async () => {
    const { base_url, key } = await started
    const send = sendAs(base_url, key)
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
