// The guide to signing in: its commands run one after the other, as a reader pastes them.

import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { testSecret } from '../support/jest/secret.ts'
import { server } from '../support/server/server.ts'

const root = resolve(import.meta.dirname, '../..')
const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/sign-in.md').map(({ text }) => text)

/** The command from the sources, and an authenticator app. */
const stand = `
npx() { shift; node '${root}/packages/server/cli/muster.ts' "$@"; }
code_of() { node -e "import('${root}/packages/server/auth/totp.ts').then(({ computeTotp }) => console.log(computeTotp('$1', Math.floor(Date.now() / 30000))))"; }
`

it('The guide to signing in has commands that work from the first to the last', async () => {
  const { id: workspace } = await makeWorkspace()
  const env = {
    ...process.env,
    workspace,
    MUSTER_BASE_URL: server.base_url,
    MUSTER_API_KEY: 'none',
    MUSTER_CONSOLE_TOKEN: 'none',
    DATABASE_URL: server.database_url,
    MUSTER_SECRET: testSecret,
  }
  const script = [stand, functions, ...commands].join('\n')
  const cwd = mkdtempSync(join(tmpdir(), 'muster-'))
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { env, cwd })
  expect(stdout.trim().split('\n')).toEqual([
    'second_factor_to_set_up',
    expect.stringMatching(/^[a-z2-7]{5}-[a-z2-7]{5}$/),
    'Owner',
    'false',
    'ended',
    'second_factor_needed',
  ])
})
