// The guide to corrections: its commands run one after the other, and print the figures that it states.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { allPermissions } from '../../packages/server/auth/rights.ts'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { makeKey, makeWorkspace } from '../support/fixtures/make.ts'
import { whileDelivering } from '../support/server/delivering.ts'
import { server, setClock } from '../support/server/server.ts'

const page = read('docs/guides/corrections.md')
const shell = (text: string) =>
  blocksOf(text)
    .filter(({ language }) => language === 'sh')
    .map(block => block.text)
const [functions] = shell(read('docs/guides/console.md'))
const salaries = shell(read('docs/guides/payroll.md')).slice(0, 2)
const commands = shell(page)

beforeEach(() => setClock('2026-06-06T05:00:00Z'))
afterEach(() => setClock())

describe('The guide to corrections', () => {
  it('has commands that work from the first to the last, and states what they print', async () => {
    const workspace = await makeWorkspace()
    const env = {
      ...process.env,
      APPROVER: await makeKey(workspace.id, { scopes: [], permissions: allPermissions }),
      MUSTER_BASE_URL: server.base_url,
      MUSTER_API_KEY: workspace.key,
      MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
    }
    const script = ['cd "$(mktemp -d)"', functions, ...salaries, ...commands].join('\n')
    const { stdout } = await whileDelivering(promisify(execFile)('bash', ['-euc', script], { env }))
    const stated = blocksOf(page)
      .filter(({ language }) => language === 'text')
      .map(block => block.text)
    expect(stdout).toBe(stated.join(''))
  })
})
