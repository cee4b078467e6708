// The MCP server as it is published: one file that starts without any other package.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../support/jest/at-end.ts'
import { openAssistant } from '../support/mcp/client.ts'

const out = mkdtempSync(join(tmpdir(), 'muster-mcp-'))
atEnd(async () => rmSync(out, { recursive: true }))
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build/build-mcp.ts', '--out', out])
})

it('is a program, its licence and how it is configured', () => {
  expect(readdirSync(out).sort()).toEqual(['LICENSE', 'README.md', 'muster-mcp.mjs', 'package.json'])
  const { bin, license, dependencies } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'))
  expect([bin, license, dependencies]).toEqual([{ 'muster-mcp': './muster-mcp.mjs' }, 'MIT', undefined])
  expect(statSync(join(out, 'muster-mcp.mjs')).size).toBeLessThan(1_300_000)
})

it('lists its tools', async () => {
  const { client, use } = await openAssistant({}, [], join(out, 'muster-mcp.mjs'))
  expect((await client.listTools()).tools).toHaveLength(3)
  expect((await use('describe', { name: 'createEmployee' })).text).toMatch(/^createEmployee: /)
})

it('refuses an argument that it does not have', () => {
  expect(() =>
    execFileSync(process.execPath, [join(out, 'muster-mcp.mjs'), '--write'], { stdio: 'pipe' }),
  ).toThrow(/takes --allow-changes and no --write/)
})
