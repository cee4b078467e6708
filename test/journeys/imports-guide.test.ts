// The guide to imports: its commands run one after the other, and print what it says.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { whileDelivering } from '../support/server/delivering.ts'
import { server } from '../support/server/server.ts'

const commandsOf = (path: string) =>
  blocksOf(read(path)).flatMap(({ language, text }) => (language === 'sh' ? [text] : []))
const [functions] = commandsOf('docs/guides/console.md')
const folder = mkdtempSync(join(tmpdir(), 'muster-guide-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('The guide to imports has commands that print what it says', async () => {
  const workspace = await makeWorkspace()
  const env = {
    ...process.env,
    MUSTER_BASE_URL: server.base_url,
    MUSTER_API_KEY: workspace.key,
    MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
  }
  const lines = [functions, ...commandsOf('docs/guides/imports.md')]
  const run = promisify(execFile)('bash', ['-euc', lines.join('\n')], { env, cwd: folder })
  const { stdout } = await whileDelivering(run)
  const error = '3 department is no department of this workspace; the nearest is General'
  expect(stdout.trim().split('\n')).toEqual(['2', error, 'applying', '3', 'Sana'])
})
