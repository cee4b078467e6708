// The built server runs by itself, without the checkout: its command, the API, the console, the docs, and payslips as PDF.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeDatabase, type OwnDatabase } from '../../support/database/own-database.ts'
import { ask } from '../../support/fixtures/make.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { runServer, runToEnd } from './built.ts'

const root = resolve(import.meta.dirname, '../../..')
const home = mkdtempSync(join(tmpdir(), 'muster-built-'))
const app = join(home, 'app')
const muster = (...args: string[]) => [process.execPath, join(app, 'muster.mjs'), ...args]

let database: OwnDatabase
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build/build-server.ts', '--out', app, '--when-stale'], {
    cwd: root,
  })
  database = await makeDatabase('built')
})
afterAll(async () => {
  await database.drop()
  rmSync(home, { recursive: true, force: true })
})

/** As an orchestrator hands the secrets out. */
function production(): Record<string, string> {
  const [url, secret] = [join(home, 'url'), join(home, 'secret')]
  writeFileSync(url, `${database.url}\n`)
  writeFileSync(secret, `${testSecret}\n`)
  const files = { DATABASE_URL_FILE: url, MUSTER_SECRET_FILE: secret }
  return {
    NODE_ENV: 'production',
    PORT: '0',
    MUSTER_DATA_DIR: join(home, 'data'),
    MUSTER_DRAIN_SECONDS: '0',
    ...files,
  }
}

it('is a package of its own with a command, under 35 MB', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))).toMatchObject({
    name: '@muster/server',
    version,
    bin: { muster: './muster.mjs' },
  })
  expect(await runToEnd(muster('--version'), {})).toEqual({ code: 0, text: `${version}\n` })
  const kilobytes = Number(execFileSync('du', ['-sk', app], { encoding: 'utf8' }).split('\t')[0])
  expect(kilobytes).toBeLessThan(35_000)
})

it('migrates, serves the API, the console and the docs in production, and ends with 0', async () => {
  const env = production()
  expect(await runToEnd(muster('migrate'), env)).toMatchObject({
    code: 0,
    text: expect.stringContaining('up to date'),
  })
  const made = await runToEnd(muster('workspace', 'create', '--name', 'Built', '--plan', 'scale'), env)
  const [workspace] = /wsp_\w+/.exec(made.text)!
  const given = await runToEnd(
    muster('key', 'create', '--workspace', workspace, '--name', 'Built', '--scopes', 'all'),
    env,
  )
  const [key] = /mst_live_\w+/.exec(given.text)!
  const server = await runServer(muster('serve'), env)
  const { base_url } = server
  expect(await ask(base_url, 'GET', '/readyz')).toMatchObject({ status: 200 })
  expect((await ask(base_url, 'GET', '/v1/me', { key })).json).toMatchObject({ name: 'Built' })
  const unknown = await ask(base_url, 'POST', '/v1/employees', { key, body: { first_name: 'Ayesha' } })
  expect(unknown.json.errors.map(({ field }: { field: string }) => field)).toEqual([
    'last_name',
    'joining_date',
  ])
  expect((await ask(base_url, 'GET', '/app/')).text).toContain('<!doctype html>')
  expect((await ask(base_url, 'GET', '/docs')).text).toContain('<html')
  // The folder has them compressed alone.
  const plain = { 'accept-encoding': 'identity' }
  expect((await ask(base_url, 'GET', '/docs/guides.md', { headers: plain })).text).toMatch(/^# /)
  expect((await ask(base_url, 'GET', '/docs/openapi.json')).json.openapi).toMatch(/^3\.1/)
  expect(await server.stop()).toMatchObject({ code: 0 })
})

it('prints payslips in threads of its own', async () => {
  const env = {
    DATABASE_URL: database.url,
    MUSTER_SECRET: testSecret,
    PORT: '0',
    MUSTER_DATA_DIR: join(home, 'demo'),
  }
  const server = await runServer(muster('start'), env)
  const { api_keys, workspace_id } = JSON.parse(readFileSync(join(home, 'demo/demo.json'), 'utf8'))
  const { json } = await ask(server.base_url, 'GET', '/v1/salary_slips?limit=1', { key: api_keys.full })
  const given = await runToEnd(
    muster('console-token', '--workspace', workspace_id, '--permissions', 'all'),
    env,
  )
  const [token] = /mst_cons_\w+/.exec(given.text)!
  const headers = { authorization: `Bearer ${token}` }
  const slip = await fetch(`${server.base_url}/console/salary_slips/${json.data[0].id}/content`, { headers })
  expect([
    slip.status,
    Buffer.from(await slip.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, '%PDF-'])
  expect(await server.stop()).toMatchObject({ code: 0 })
})
