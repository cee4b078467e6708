// The guide to exports: its commands run one after the other, as a reader pastes them, while a worker works.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { ayesha, makeKey, makeWorkspace } from '../support/fixtures/make.ts'
import { deliver, server } from '../support/server/server.ts'

const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/exports.md').map(({ text }) => text)

it('The guide to exports has commands that work from the first to the last', async () => {
  const workspace = await makeWorkspace()
  await workspace.muster.employees.create({ ...ayesha, status: 'active' })
  const folder = mkdtempSync(join(tmpdir(), 'muster-guide-'))
  const env = {
    ...process.env,
    MUSTER_BASE_URL: server.base_url,
    MUSTER_API_KEY: workspace.key,
    MUSTER_CONSOLE_TOKEN: await makeKey(workspace.id, { scopes: [], permissions: ['employees:read'] }),
  }
  const script = [functions, ...commands].join('\n')
  let isOver = false
  const running = promisify(execFile)('bash', ['-euc', script], { env, cwd: folder }).finally(() => {
    isOver = true
  })
  while (!isOver) await Promise.race([running, deliver()])
  const { stdout } = await running
  rmSync(folder, { recursive: true })
  expect(stdout.trim().split('\n')).toEqual(['1', 'first_name,last_name'])
})
