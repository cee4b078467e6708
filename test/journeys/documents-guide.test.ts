// The guide to documents: its commands run one after the other, and its sample for the SDK after them.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const blocks = (path: string, wanted: string) =>
  blocksOf(read(path)).flatMap(({ language, text }) => (language === wanted ? [text] : []))
const [functions] = blocks('docs/guides/console.md', 'sh')
const commands = blocks('docs/guides/documents.md', 'sh')
const [sample] = blocks('docs/guides/documents.md', 'ts')
const folder = mkdtempSync(join(tmpdir(), 'muster-guide-'))
const script = resolve('.data', `documents-guide-${process.pid}.ts`)
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(script, { force: true })
})

it('The guide to documents has commands and a sample that work', async () => {
  const workspace = await makeWorkspace()
  const { id: employee } = await workspace.muster.employees.create(ayesha)
  writeFileSync(script, sample!)
  const env = {
    ...process.env,
    employee,
    MUSTER_BASE_URL: server.base_url,
    MUSTER_API_KEY: workspace.key,
    MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
  }
  const sdk = `export type; "${process.execPath}" "${script}"`
  const lines = [functions, ...commands, sdk]
  const { stdout } = await promisify(execFile)('bash', ['-euc', lines.join('\n')], { env, cwd: folder })
  const said = stdout.trim().split('\n')
  expect(said.slice(0, 6)).toEqual(['rejected', 'AB7654321', 'verified', 'same', '1', 'true'])
  expect(said.slice(6, 12)).toEqual([
    'CTR-00001',
    'sent',
    'signed',
    'contract.pdf',
    '2031-01-01',
    '2030-06-30T18:59:59.999Z',
  ])
  expect(said.at(-1)).toMatch(/^(\d+) of \1 bytes$/)
})
