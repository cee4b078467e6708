// The guide to letters: its commands run one after the other, as a reader pastes them.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/letters.md').map(({ text }) => text)

// The commands write files where they are run.
const folder = mkdtempSync(join(tmpdir(), 'muster-letters-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('The guide to letters has commands that work from the first to the last', async () => {
  const workspace = await makeWorkspace()
  const { id: employee } = await workspace.muster.employees.create(ayesha)
  const env = {
    ...process.env,
    employee,
    MUSTER_BASE_URL: server.base_url,
    MUSTER_API_KEY: workspace.key,
    MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
  }
  const script = [functions, ...commands].join('\n')
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { env, cwd: folder })
  expect(stdout.trim().split('\n')).toEqual([
    'Employment of Ayesha Khan',
    'names employee.nam, which is no variable of letters (line 1, column 9)',
    'approved',
    'Employment of Ayesha Khan',
    'issued',
    'revoked',
    'Issued with the former designation',
    '%PDF',
  ])
})
