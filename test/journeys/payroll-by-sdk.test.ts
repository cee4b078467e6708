// The guide to a month of payroll by program: run as it is printed, in an empty workspace, it prints what the guide states.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Scope } from '@muster/contract'
import { blocksOf, read, root } from '../support/contract/page.ts'
import { makeKey, makeWorkspace } from '../support/fixtures/make.ts'
import { atEnd } from '../support/jest/at-end.ts'
import { startPayrollWorker } from '../support/server/payroll-worker.ts'
import { server } from '../support/server/server.ts'

const page = read('docs/guides/payroll-by-sdk.md')
const joined = (wanted: string) =>
  blocksOf(page)
    .flatMap(({ language, text }) => (language === wanted ? [text] : []))
    .join('\n')

/** What the guide asks the operator for, by the name of the token. */
const permissionsOf = (name: string) =>
  (new RegExp(`--permissions (\\S+) --name ${name}$`, 'm').exec(page)?.[1] ?? '').split(',')

it('A month of payroll is paid from an empty workspace by the SDK alone, to the cent', async () => {
  const { id } = await makeWorkspace()
  const [, scopes = ''] = /an API key with the scopes ([^.]+?) into/.exec(page) ?? []
  const tokenOf = (name: string) => makeKey(id, { scopes: [], permissions: permissionsOf(name) })
  const worker = await startPayrollWorker(server.database_url, new Date().toISOString())
  atEnd(() => worker.stopped('SIGTERM'))
  const cwd = mkdtempSync(join(tmpdir(), 'muster-month-'))
  atEnd(async () => rmSync(cwd, { recursive: true, force: true }))
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(cwd, 'month.ts'), joined('ts'))
  const env = Object.assign({}, process.env, {
    MUSTER_BASE_URL: server.base_url,
    MUSTER_API_KEY: await makeKey(id, { scopes: scopes.match(/\w+:\w+/g) as Scope[] }),
    MUSTER_PREPARER: await tokenOf('Preparer'),
    MUSTER_APPROVER: await tokenOf('Approver'),
    NODE_OPTIONS: '',
  })
  const { stdout } = await promisify(execFile)(process.execPath, ['month.ts'], { cwd, env })
  expect(stdout.trim().split('\n')).toEqual(joined('text').trim().split(/\n+/))
})
