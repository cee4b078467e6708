// Every command of muster that prints records prints them as JSON, too; help and completion load no command.

import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import { type ListedCommand, readListed } from '../../../packages/server/cli/listed-commands.ts'
import { openProgram, openWhole } from '../../../packages/server/cli/program.ts'
import { inDatabase, makeKey } from '../../support/fixtures/make.ts'
import { makePaying, type Paying } from '../../support/fixtures/payroll.ts'
import { makeMember } from '../../support/fixtures/people.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { makeWorker, type OwnWorker } from '../../support/outbound/disabling.ts'
import { activeEndpoint, type Hook, makeHook } from '../../support/outbound/hook.ts'
import { runnable } from '../../support/processes/children.ts'
import { server } from '../../support/server/server.ts'

const command = resolve('packages/server/cli/muster.ts')
const { file, flags } = runnable(command)
/** With the smallest pool that is taken: each command, also a month of payroll, comes to its end with it. */
const env = {
  ...process.env,
  DATABASE_URL: server.database_url,
  MUSTER_SECRET: testSecret,
  MUSTER_POOL_SIZE: '2',
}

/** Of each command that runs, its words. */
function leavesOf({ name, commands }: ListedCommand): string[] {
  return commands ? commands.flatMap(leavesOf).map(inner => `${name} ${inner}`) : [name]
}

function find(words: string): ListedCommand {
  let at: readonly ListedCommand[] = readListed().groups.flat()
  let found: ListedCommand | undefined
  for (const word of words.split(' ')) {
    found = at.find(({ name }) => name === word)!
    at = found.commands ?? []
  }
  return found!
}

const leaves = readListed().groups.flat().flatMap(leavesOf)

/** What prints no records, and why. */
const without: Readonly<Record<string, string>> = {
  start: 'runs until it is stopped',
  serve: 'runs until it is stopped',
  worker: 'runs until it is stopped',
  listen: 'runs until it is stopped',
  export: 'writes a file',
  payslips: 'writes a file',
  'export-workspace': 'writes a file',
  'import-workspace': 'tells what to do next',
  'law try': 'prints JSON always',
  completion: 'prints a script',
  'demo reset': 'tells how far it is',
  'demo code': 'prints one code',
}

/** What needs a demo, or a deployment, of its own: the tests of the guides, of the doctor and of cells have it. */
const elsewhere = [
  'demo env',
  'doctor',
  'cell add',
  'cell move',
  'cell undo',
  'cell drain',
  'cell verify',
  'cell clean',
]

let paying: Paying
let hook: Hook
let worker: OwnWorker
const folder = mkdtempSync(join(tmpdir(), 'muster-records-'))
const last = Temporal.Now.plainDateISO('Asia/Karachi').subtract({ months: 1 }).toString().slice(0, 7)

beforeAll(async () => {
  paying = await makePaying({ country: 'AE', currency: 'AED' })
  await paying.assign('100000', '2024-03-01')
  hook = await makeHook()
  // It works on tasks as well, so it has the files of the others.
  worker = makeWorker({ MUSTER_DATA_DIR: process.env.MUSTER_DATA_DIR! })
})
afterAll(async () => {
  await worker.end()
  await hook.close()
})

/** The id of a key that nobody else needs. */
async function keyOf(): Promise<string> {
  const key = await makeKey(paying.id)
  const [row] = await inDatabase<{ id: string }>('select id from api_keys where prefix = $1', [
    key.slice(0, 17),
  ])
  return row!.id
}

/** What makes a service token for a member, and its id. */
async function newToken(): Promise<{ words: string[]; id: string }> {
  const { email } = await makeMember(paying.id, 'Owner')
  const words = ['--workspace', paying.id, '--name', 't', '--member', email, '--scopes', 'org:read']
  const made = await promisify(execFile)(
    process.execPath,
    [...flags, file, 'service-token', 'create', ...words, '--json'],
    { env },
  )
  return { words, id: JSON.parse(made.stdout).id }
}

/** What is behind each command, besides --json. */
const args: Readonly<Record<string, () => Promise<readonly string[]> | readonly string[]>> = {
  migrate: () => [],
  'workspace create': () => ['--name', 'Weavers'],
  'workspace update': () => [paying.id, '--email', 'owner@example.com'],
  'cell list': () => [],
  'key create': () => ['--workspace', paying.id, '--name', 'k', '--scopes', 'org:read'],
  'key list': () => ['--workspace', paying.id],
  'key revoke': async () => [await keyOf()],
  'key assign': async () => {
    const { email } = await makeMember(paying.id, 'Owner')
    const [row] = await inDatabase<{ id: string }>(
      'select id from api_keys where workspace_id = $1 and cardinality(permissions) > 0 limit 1',
      [paying.id],
    )
    return [row!.id, '--member', email]
  },
  'console-token': () => ['--workspace', paying.id, '--permissions', 'all'],
  'service-token create': async () => (await newToken()).words,
  'service-token list': async () => {
    await newToken()
    return ['--workspace', paying.id]
  },
  'service-token rotate': async () => [(await newToken()).id],
  'service-token revoke': async () => [(await newToken()).id],
  audit: () => ['--workspace', paying.id],
  seed: () => ['--employees', '3'],
  'webhook enable': async () => {
    const { id } = (await activeEndpoint(paying, ['employee.created'], hook)).endpoint
    await inDatabase("update webhook_endpoints set status = 'disabled', disabled_at = now() where id = $1", [
      id,
    ])
    worker.start()
    return [id]
  },
  'files verify': () => ['--workspace', paying.id],
  import: () => {
    const staff = join(folder, 'staff.csv')
    writeFileSync(staff, 'first_name,last_name,joining_date\nHamza,Qureshi,2025-09-01\n')
    return ['employees', staff, '--workspace', paying.id, '--dry-run']
  },
  'law packs': () => [],
  'payroll preview': () => ['--workspace', paying.id, '--month', last],
  'payroll process': () => ['--workspace', paying.id, '--month', last],
  'payroll status': () => ['--workspace', paying.id],
  'person invite': () => ['--workspace', paying.id, '--email', 'new@example.com', '--name', 'New'],
  'person link': async () => {
    const { email } = await makeMember(paying.id, 'Owner')
    return ['--workspace', paying.id, '--email', email]
  },
}

describe('--json', () => {
  it('is there for every command, but for those that print no records', () => {
    const lacking = leaves.filter(words => !find(words).flags.some(({ name }) => name === 'json'))
    expect(lacking.sort()).toEqual(Object.keys(without).sort())
  })

  it.each(leaves.filter(words => !without[words] && !elsewhere.includes(words)))(
    'prints a record a line: muster %s',
    async words => {
      const said = [...words.split(' '), ...(await args[words]!()), '--json']
      const { stdout } = await promisify(execFile)(process.execPath, [...flags, file, ...said], { env })
      const lines = stdout.split('\n').filter(line => line !== '')
      for (const line of lines) expect(JSON.parse(line)).toEqual(expect.any(Object))
      if (words !== 'files verify') expect(lines.length).toBeGreaterThan(0)
    },
  )
})

describe('the commands that are listed', () => {
  const helpOf = (program: Command): string =>
    program
      .createHelp()
      .visibleCommands(program)
      .map(inner => `${program.createHelp().subcommandTerm(inner)}  ${inner.description()}`)
      .join('\n')

  it('are those that there are, with all that they take', async () => {
    expect(helpOf(await openProgram([]))).toBe(helpOf(await openWhole()))
  })

  it('are loaded where they are asked for, also by help, and all of them by a word that nobody knows', async () => {
    const flagsOf = async (words: string[], name: string) =>
      (await openProgram(words)).commands.find(one => one.name() === name)!.commands.length
    expect(await flagsOf(['key', 'list'], 'key')).toBe(4)
    expect(await flagsOf(['help', 'key'], 'key')).toBe(4)
    expect(await flagsOf(['law', 'packs'], 'key')).toBe(0)
    expect(await flagsOf(['kye'], 'key')).toBe(4)
  })
})

describe('a start that runs no command', () => {
  /** Of its processor, which other work on the machine disturbs little; the least of several, in ms. */
  const measure = (args: readonly string[]): number => {
    const script = `process.on('exit', () => {
      const { user, system } = process.cpuUsage()
      process.stderr.write('@' + (user + system))
    })`
    const hook = ['--import', `data:text/javascript,${encodeURIComponent(script)}`]
    const times = Array.from({ length: 5 }, () => {
      const { stderr } = spawnSync(process.execPath, [...hook, ...args], { encoding: 'utf8' })
      return Number(stderr.split('@').at(-1)) / 1_000
    })
    return Math.min(...times)
  }

  it.each([
    ['help', ['--help']],
    ['the version', ['--version']],
    ['completion', ['__complete', '--', 'key', 'create', '--']],
  ])('takes a few times as long as that of Node: %s', (_, args) => {
    const bare = measure(['-e', '0'])
    const ours = measure([command, ...args])
    process.stderr.write(
      `muster ${args.join(' ')}: ${ours.toFixed(0)} ms, Node alone ${bare.toFixed(0)} ms\n`,
    )
    // Of its sources, which Node reads as TypeScript. All groups took 37 times as long.
    expect(ours / bare).toBeLessThan(7)
  })
})

describe('a pipe whose reader goes away', () => {
  it.each(['', ...leaves])('ends the help of a command with 0: muster %s', async words => {
    const script = `set -o pipefail; "$NODE" ${flags.map(flag => `'${flag}'`).join(' ')} "$PROGRAM" ${words} --help | head -1`
    const { stderr } = await promisify(execFile)('bash', ['--norc', '-c', script], {
      env: { ...env, NODE: process.execPath, PROGRAM: file },
    })
    expect(stderr).toBe('')
  })
})
