// What a guide begins with: a line for the shell, wherever it is typed, and a demo that can be had once more.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, root } from '../../../support/contract/page.ts'
import { type OpenDemo, openDemo } from '../../../support/fixtures/demo.ts'
import { readGuideFiles } from '../../../support/fixtures/law.ts'
import { atEnd } from '../../../support/jest/at-end.ts'
import { describeWith } from '../../../support/processes/programs.ts'
import { muster } from '../../../support/server/muster.ts'

let demo: OpenDemo
beforeAll(async () => {
  demo = await openDemo(Temporal.Now.instant())
})
afterAll(() => demo?.end())

/** Of a reader: the folder that they type in, and what of the settings of npm start they have. */
const folder = mkdtempSync(join(tmpdir(), 'muster-reader-'))
atEnd(async () => rmSync(folder, { recursive: true, force: true }))
const bin = join(root, 'node_modules/.bin')

/** In a folder of the checkout as a reader has it. */
function typed(shell: string, script: string): Promise<{ code: unknown; text: string }> {
  const cwd = join(root, '.data/a reader of guides')
  mkdirSync(cwd, { recursive: true })
  const env = Object.assign({}, process.env, demo.settings, { PATH: `${bin}:${process.env.PATH}` })
  return new Promise(told => {
    execFile(shell, ['-euc', `exec 2>&1\n${script}`], { cwd, env }, (error, text) =>
      told({ code: error?.code ?? 0, text }),
    )
  })
}

const script = `eval "$(npx muster demo env)"
call GET "/v1/employees/$employee" | field employee_code
call GET "/console/employee_matches?search=zzz&limit=1" | field data.length
call POST /v1/departments '{"name": "It is \\"quoted\\" here"}' | field name`

const secret = { MUSTER_SECRET: 'ab'.repeat(32) }

describe.each(['sh', 'bash'])('The line of a guide in %s', shell => {
  it('sets what the commands need, in a folder below the checkout', async () => {
    const name = `It is "quoted" in ${shell}`
    const { code, text } = await typed(shell, script.replace('here', `in ${shell}`))
    expect([code, text.trim().split('\n')]).toEqual([0, ['IVT-0012', '0', name]])
  })
})

describeWith({ program: 'zsh' }, 'The line of a guide in zsh', () => {
  it('sets what the commands need', async () => {
    const { code, text } = await typed('zsh', script.replace('here', 'in zsh'))
    expect([code, text.trim().split('\n')]).toEqual([0, ['IVT-0012', '0', 'It is "quoted" in zsh']])
  })
})

describe('muster demo env', () => {
  it('gives scripts the same as JSON: what opens the demo, and ids of what the guides name', async () => {
    const { code, text } = await muster(['demo', 'env', '--json'], demo.settings)
    const told = JSON.parse(text)
    expect(code).toBe(0)
    expect(Object.values(told).every(value => typeof value === 'string' && value !== '')).toBe(true)
    expect(told).toMatchObject({ MUSTER_DATA_DIR: demo.settings.MUSTER_DATA_DIR, workspace: demo.workspace })
  })

  it('has a token for each role, which may do what the role may', async () => {
    const { text } = await muster(['demo', 'env', '--json'], demo.settings)
    const told = JSON.parse(text)
    const ask = (token: string, path: string) =>
      fetch(`${demo.server.base_url}${path}`, { headers: { Authorization: `Bearer ${token}` } })
    const statuses = ['/console/loan_numbering', '/console/asset_assignment_details', '/console/members'].map(
      path =>
        Promise.all(
          ['MUSTER_CONSOLE_TOKEN', 'MUSTER_HR_TOKEN', 'MUSTER_PAYROLL_TOKEN', 'MUSTER_APPROVER_TOKEN'].map(
            async name => (await ask(told[name], path)).status,
          ),
        ),
    )
    expect(await Promise.all(statuses)).toEqual([
      [200, 403, 200, 403],
      [200, 200, 403, 403],
      [200, 403, 403, 403],
    ])
  })

  it.each([
    ['there is no demo', {}, 'says of no demo of this release. Run npm start'],
    [
      'nothing answers',
      { base_url: 'http://127.0.0.1:9' },
      'No Muster answers on http://127.0.0.1:9. Run npm start',
    ],
    [
      'another one answers',
      { api_keys: { full: 'mst_live_other' } },
      'is not this demo: /v1/company returned 401',
    ],
  ])('says so where %s, and stops a shell', async (_, changes, says) => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const shown = JSON.parse(readFileSync(join(demo.settings.MUSTER_DATA_DIR!, 'demo.json'), 'utf8'))
    const isThere = Object.keys(changes).length > 0
    if (isThere) writeFileSync(join(dataDir, 'demo.json'), JSON.stringify({ ...shown, ...changes }))
    const { code, text } = await muster(['demo', 'env'], { ...demo.settings, MUSTER_DATA_DIR: dataDir })
    expect([code, text.split('\n')[0]]).toEqual([1, 'false'])
    expect(text).toContain(says)
  })

  it.each([['env'], ['env', '--empty'], ['reset']])('%s %s is refused in production', async (...args) => {
    const settings = { ...demo.settings, ...secret, NODE_ENV: 'production' }
    const { code, text } = await muster(['demo', ...args.filter(Boolean)], settings)
    expect([code, text]).toEqual([1, expect.stringContaining('with NODE_ENV=production there is none')])
  })
})

describe('muster demo reset', () => {
  it('makes the demo anew beside its running server, ends its sandbox, and leaves other workspaces and passwords', async () => {
    const file = join(demo.settings.MUSTER_DATA_DIR!, 'demo.json')
    const before = JSON.parse(readFileSync(file, 'utf8'))
    const { text: made } = await muster(['demo', 'env', '--empty', '--json'], demo.settings)
    const own = JSON.parse(made)
    const wanted = ['--test', '--workspace', before.workspace_id, '--name', 'Trial', '--scopes', 'all']
    const { text: test } = await muster(['key', 'create', ...wanted, '--json'], demo.settings)
    const { code, text } = await muster(['demo', 'reset'], demo.settings)
    expect([code, text]).toEqual([0, expect.stringContaining('/app/sign-in#mst_link_')])
    const after = JSON.parse(readFileSync(file, 'utf8'))
    expect(after.workspace_id).not.toBe(before.workspace_id)
    expect(after.people).toEqual(before.people)
    const { rows } = await demo.own.client.query('select id, name from companies order by created_at')
    expect(rows).toEqual([
      { id: own.workspace, name: 'Empty workspace of a guide' },
      { id: after.workspace_id, name: 'Indus Valley Textiles' },
    ])
    const ask = (key: string) =>
      fetch(`${demo.server.base_url}/v1/me`, { headers: { Authorization: `Bearer ${key}` } })
    const keys = [before.api_keys.full, JSON.parse(test).key, own.MUSTER_API_KEY, after.api_keys.full]
    const statuses = keys.map(async key => (await ask(key)).status)
    expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200])
    const { rows: guarded } = await demo.own.client.query(
      `select tgname from pg_trigger where tgenabled = 'D' and not tgisinternal`,
    )
    expect(guarded).toEqual([])
  })
})

describe('The files of guides', () => {
  const file = (name: string) => read(`packages/server/cli/demo/files/${name}`)

  it('are what the guides show', () => {
    expect(file('cases.json')).toBe(readGuideFiles().get('cases.json'))
    expect(read('docs/guides/imports.md')).toContain(file('employees.csv'))
  })
})
