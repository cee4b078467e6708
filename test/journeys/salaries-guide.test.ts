// The guide to salaries: its commands run one after the other, and print the figures that it states.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { server, setClock } from '../support/server/server.ts'

const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/salaries.md').map(({ text }) => text)

beforeEach(() => setClock('2026-05-06T05:00:00Z'))
afterEach(() => setClock())

describe('The guide to salaries', () => {
  // 60 % of 60,000; 45 % of it, below 25,000; the rest of the gross; a twelfth of the gross. Then the same of 78,000.
  it('has commands that work from the first to the last', async () => {
    const workspace = await makeWorkspace()
    const env = {
      ...process.env,
      MUSTER_BASE_URL: server.base_url,
      MUSTER_API_KEY: workspace.key,
      MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
    }
    const script = ['cd "$(mktemp -d)"', functions, ...commands].join('\n')
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], { env })
    const printed = stdout.trim().split('\n')
    expect(printed).toEqual([
      'BASIC 36000.00, HRA 16200.00, SPECIAL 7800.00, FUEL 7000.00, GRATUITY_FUND 5000.00',
      '60000.00',
      '2026-03-01',
      '46800.00 21060.00 10140.00 9000.00 6500.00',
    ])
    const page = read('docs/guides/salaries.md')
    for (const figures of [printed[0], printed[3]]) expect(page).toContain(`\`${figures}\``)
  })
})
