// The guide to recruitment: its commands run one after the other, as a reader pastes them.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/recruitment.md').map(({ text }) => text)

describe('The guide to recruitment', () => {
  it('has commands that work from the first to the last', async () => {
    const workspace = await makeWorkspace()
    const env = {
      ...process.env,
      MUSTER_BASE_URL: server.base_url,
      MUSTER_API_KEY: workspace.key,
      MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
    }
    const script = [functions, ...commands].join('\n')
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], { env })
    expect(stdout.trim().split('\n')).toEqual([
      'email',
      'interview',
      'No experience',
      'null',
      '95000.00',
      '2027-01-04',
      '1',
      expect.stringMatching(/^cnd_\w+@anonymised\.invalid$/),
      'hired',
    ])
  })
})
