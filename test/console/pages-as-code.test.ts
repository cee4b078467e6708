// Pages as code: what a page prints for curl and for the SDK runs with the key and the token that it says is needed, and gets what the page has read.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ServiceTokenWanted } from '@muster/contract'
import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { root } from '../support/contract/page.ts'
import { makeKey, type TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { issueToken } from '../support/fixtures/service-tokens.ts'
import { atEnd } from '../support/jest/at-end.ts'

const run = promisify(execFile)

type Scope = NonNullable<ServiceTokenWanted['scopes']>[number]
type TokenPermission = NonNullable<ServiceTokenWanted['permissions']>[number]

/** A call as a page prints it. */
interface Printed {
  readonly operation: string
  readonly curl: string
  readonly program: string
}

/** The rights that a page names, of a key and of a token; undefined where its calls take none. */
interface Named {
  readonly key: readonly string[] | undefined
  readonly token: readonly string[] | undefined
}

async function readPrinted(page: Page): Promise<{ calls: readonly Printed[]; named: Named }> {
  await page.getByRole('button', { name: 'This page as code' }).click()
  const dialog = page.getByRole('dialog', { name: 'This page as code' })
  await dialog.locator('section.code').first().waitFor()
  const calls: Printed[] = []
  for (const section of await dialog.locator('section.code').all()) {
    const [curl, program] = await section.locator('pre').allTextContents()
    calls.push({ operation: (await section.locator('h3').textContent())!, curl: curl!, program: program! })
  }
  const named = async (pattern: RegExp) => {
    const [text] = await dialog.getByText(pattern).allTextContents()
    return text === undefined ? undefined : (pattern.exec(text)![1]?.split(', ') ?? [])
  }
  return {
    calls,
    named: {
      key: await named(/^It may: (.*)\.$/),
      token: await named(/^These calls take a token(?: with the rights (\S.*))?\. Put it into MUSTER_TOKEN/),
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'muster-as-code-'))
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
atEnd(async () => rmSync(folder, { recursive: true, force: true }))

/** The ids of the records of a list; none of what is no list. */
const idsOf = (answer: { readonly data?: readonly { readonly id: string }[] }): string[] =>
  Array.isArray(answer.data) ? answer.data.map(({ id }) => id) : []

const places = [
  '/employees',
  '/organisation/departments',
  '/organisation/designations',
  '/leave/types',
  '/leave/balances',
  '/documents/letters',
  '/documents/contracts',
  '/payroll/runs',
  '/payroll/slips',
  '/payroll/payments',
  '/attendance/records',
  '/leave/applications',
  '/organisation/tree',
  '/developers/endpoints',
  '/inbox',
  '/expenses',
  '/loans',
  '/assets',
  '/announcements',
  '/approvals',
  '/settings/rules',
]

describeInBrowser('a page as code', () => {
  let workspace: TestWorkspace
  let issuedTokens = 0
  let owner: Awaited<ReturnType<typeof makeFullMember>>
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
    owner = await makeFullMember(workspace.id, 'Owner')
  })

  /** What is exported in the shell: nothing but what the page names. */
  async function secretsFor({ key, token }: Named): Promise<Record<string, string>> {
    const secrets: Record<string, string> = {}
    if (key) secrets.MUSTER_API_KEY = await makeKey(workspace.id, { scopes: key as Scope[] })
    if (token) {
      // A token has one right at least, which may be another than those that are needed.
      const scopes = (token.length > 0 ? token : ['org:read']).filter(right => right.includes(':')) as Scope[]
      const permissions = token.filter(right => !right.includes(':')) as TokenPermission[]
      const issued = await issueToken(owner, { name: `For ${++issuedTokens} pages`, scopes, permissions })
      secrets.MUSTER_TOKEN = issued.token
    }
    return secrets
  }

  it.each(places)('%s runs in a shell and in TypeScript as it is printed', async at => {
    const { page } = await openConsole({ workspace, at })
    const { calls, named } = await readPrinted(page)
    const env = Object.assign({ PATH: process.env.PATH }, await secretsFor(named))
    for (const [n, { operation, curl, program }] of calls.entries()) {
      const file = join(folder, `${at.replaceAll('/', '-')}-${n}.ts`)
      writeFileSync(file, program)
      const asked = `curl() { command curl -sS --fail-with-body "$@"; }\n${curl}`
      const [shell, node] = await Promise.all([
        run('bash', ['-euc', asked], { env, maxBuffer: 2 ** 26 }),
        run(process.execPath, [file], { env, cwd: folder, maxBuffer: 2 ** 26 }),
      ])
      expect([operation, JSON.parse(shell.stdout)]).toEqual([operation, expect.any(Object)])
      // curl gets a page of a list, and the SDK walks it to its end.
      const ids = idsOf(JSON.parse(shell.stdout))
      expect([operation, ids.filter(id => !node.stdout.includes(id))]).toEqual([operation, []])
    }
    expect(calls.length).toBeGreaterThan(0)
  })
})
