// The generator's README holds: its start is followed word by word, from an empty folder to a typed call that is answered.

import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '../../packages/codegen/command/config.ts'
import { optionNames } from '../../packages/codegen/command/options.ts'
import { targetNames } from '../../packages/codegen/command/targets/names.ts'
import { blocksOf, read, tableOf } from '../support/contract/page.ts'
import { Follower, findFreePort } from './follow.ts'
import { type Registry, startRegistry } from './registry.ts'

const root = resolve(import.meta.dirname, '../..')
const page = read('packages/codegen/README.md')
const place = mkdtempSync(join(tmpdir(), 'codegen-readme-'))
const home = join(place, 'pets')
let env: NodeJS.ProcessEnv
let follower: Follower | undefined
let registry: Registry | undefined

beforeAll(async () => {
  registry = await startRegistry(join(root, 'node_modules'), join(root, 'packages/codegen/node_modules'))
  env = {
    ...process.env,
    PORT: String(await findFreePort()),
    npm_config_registry: registry.url,
    npm_config_cache: join(place, 'cache'),
  }
  const built = join(place, 'muster/packages/codegen/dist')
  execFileSync(process.execPath, ['scripts/build/build-codegen.ts', '--out', built], { cwd: root })
  follower = new Follower(place, env)
})

afterAll(() => {
  follower?.close()
  registry?.close()
  rmSync(place, { recursive: true, force: true })
})

const shell = (command: string): string =>
  execFileSync('sh', ['-ec', command], {
    cwd: home,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

function section(title: string): string {
  return page.split(/^## /m).find(part => part.startsWith(title)) ?? ''
}

it('works from an empty folder to a running server and a typed call', async () => {
  expect(await follower!.follow(section('Five minutes'))).toEqual([])
})

it('has answers, callers and credentials that work', async () => {
  expect(await follower!.follow(section('Answers, callers'))).toEqual([])
})

it('has the usage that --help has', () => {
  const help = shell('npx muster-codegen --help')
  for (const line of blocksOf(section('The command'))[0]!.text.trim().split('\n'))
    expect(help).toContain(line)
})

it('lists every target and every option of a config file', () => {
  expect([...tableOf(page, 'Target').keys()]).toEqual(targetNames)
  expect([...tableOf(page, 'Option').keys()].flatMap(cell => cell.split(', ')).sort()).toEqual(
    [...optionNames].sort(),
  )
})

it('has a config file that is accepted', () => {
  const file = join(home, 'sample.json')
  writeFileSync(file, blocksOf(section('Several documents'))[0]!.text)
  expect(readConfig(file)).toHaveLength(2)
})

it('has a check that finds nothing stale after the start', () => {
  expect(shell(blocksOf(section('In a pipeline'))[0]!.text)).toMatch(/up to date/)
})

it('shows what a check prints for a changed document and an edited file', () => {
  const [command, said] = blocksOf(section('In a pipeline'))
  change(
    'openapi.yaml',
    '    Pet:\n      type: object\n',
    '        id:',
    '        age: { type: integer }\n        id:',
  )
  change('gen/client.ts', '', "this.#transport.request('get'", "this.#transport.request('head'")
  const { stderr } = spawnSync('sh', ['-ec', command!.text], { cwd: home, env, encoding: 'utf8' })
  for (const line of said!.text.trim().split('\n')) expect(stderr).toContain(`${line}\n`)
})

it('shows the impact of a field that became required', async () => {
  copyFileSync(join(home, 'openapi.yaml'), join(home, 'before.yaml'))
  change('openapi.yaml', 'NewPet:\n', 'required: [name, kind]', 'required: [name, kind, age]')
  change('openapi.yaml', 'NewPet:\n', '        name:', '        age: { type: integer }\n        name:')
  const command = 'npx muster-codegen impact before.yaml openapi.yaml'
  const { status, stdout } = spawnSync('sh', ['-ec', command], { cwd: home, env, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: blocksOf(section('What a change'))[1]!.text })
})

/** Replaces the first text that stands after another. */
function change(file: string, after: string, from: string, to: string): void {
  const text = readFileSync(join(home, file), 'utf8')
  const start = text.indexOf(after)
  expect(text.slice(start)).toContain(from)
  writeFileSync(join(home, file), text.slice(0, start) + text.slice(start).replace(from, to))
}
