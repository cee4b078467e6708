// The command line on a running service: records are listed, made, changed and deleted, files go up and come down.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Given, makeFolder, muster } from '../support/cli/world.ts'
import { pdf } from '../support/files/samples.ts'
import { makeType } from '../support/fixtures/documents.ts'
import { makeKey, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

let workspace: TestWorkspace
const folder = makeFolder()
beforeAll(async () => {
  workspace = await makeWorkspace()
})

/** On the service of this worker, with a key of the workspace. */
function call(args: readonly string[], { env, ...given }: Given = {}) {
  return muster(args, {
    folder,
    answer: request => fetch(request),
    env: Object.assign({ MUSTER_API_KEY: workspace.key, MUSTER_BASE_URL: server.base_url }, env),
    ...given,
  })
}

/** The record that a command answers with. */
async function record(args: readonly string[]): Promise<Record<string, string>> {
  const { code, out, err } = await call([...args, '--json'])
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

const hire = (first: string) =>
  record([
    'employees',
    'create',
    '--first-name',
    first,
    '--last-name',
    'Siddiqui',
    '--joining-date',
    '2026-08-01',
  ])

describe('muster-api', () => {
  it('makes, shows, changes and deletes a record', async () => {
    const { id } = await hire('Ayesha')
    expect((await call(['employees', 'get', id!, '--columns', 'first_name'])).out).toBe(
      'first_name  Ayesha\n',
    )
    const update = ['employees', 'update', id!, '--gender', 'female', '--nationality', 'Pakistani']
    expect(await record(update)).toMatchObject({ gender: 'female', nationality: 'Pakistani' })
    expect(await record(['employees', 'update', id!, '--clear', 'gender'])).toMatchObject({ gender: null })
    expect(await record(['employees', 'delete', id!, '--yes'])).toMatchObject({ id, deleted: true })
    expect((await call(['employees', 'list', '--csv', '--columns', 'id'])).out).not.toContain(id)
  })

  it('lists every page', async () => {
    const made = await Promise.all(['A', 'B', 'C'].map(hire))
    const { out } = await call(['employees', 'list', '--all', '--limit', '2', '--json', '--columns', 'id'])
    const ids = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line).id)
    expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('sends a file and gets it back', async () => {
    const { id } = await hire('Bilal')
    const document_type_id = await makeType(workspace)
    writeFileSync(join(folder, 'diploma.pdf'), pdf('Diploma'))
    const args = ['--employee-id', id!, '--document-type-id', document_type_id, '--file', 'diploma.pdf']
    const document = await record(['employee-documents', 'create', ...args])
    expect(document).toMatchObject({ file_name: 'diploma.pdf', content_type: 'application/pdf' })
    const { code, err } = await call(['employee-documents', 'get-content', document.id!, '--out', 'back.pdf'])
    expect([code, err]).toEqual([0, 'Written to back.pdf.\n'])
    expect(readFileSync(join(folder, 'back.pdf'))).toEqual(pdf('Diploma'))
  })

  it('says what is refused in the names of flags', async () => {
    const args = [
      '--first-name',
      ' ',
      '--last-name',
      'B',
      '--joining-date',
      '2026-08-01',
      '--confirmation-date',
      '2020-01-01',
    ]
    const { code, err } = await call(['employees', 'create', ...args])
    expect(err).toMatch(/--(first-name|confirmation-date): .*\nRequest req_/)
    expect(code).toBe(1)
  })

  it('exits with 5 at a conflict, 4 at nothing, 3 without rights', async () => {
    const { id } = await hire('Dua')
    const add = [
      'employee-addresses',
      'create',
      id!,
      '--type',
      'current',
      '--line1',
      '1',
      '--city',
      'Lahore',
      '--country',
      'PK',
    ]
    expect((await call(add)).code).toBe(0)
    expect((await call(add)).code).toBe(5)
    expect((await call(['employees', 'get', 'emp_nobody'])).code).toBe(4)
    const key = await makeKey(workspace.id, { scopes: ['org:read'] })
    const { code, err } = await call(['employees', 'list'], { env: { MUSTER_API_KEY: key } })
    expect([code, err]).toEqual([3, expect.stringMatching(/The key needs employees:read\./)])
    expect((await call(['me', 'get'], { env: { MUSTER_API_KEY: `mst_live_${'x'.repeat(49)}` } })).code).toBe(
      3,
    )
  })

  it('does once what is repeated under its key', async () => {
    const args = ['departments', 'create', '--name', 'Weaving', '--idempotency-key', 'weaving-1']
    expect((await record(args)).id).toBe((await record(args)).id)
  })

  it('exits with 6 once the budget of requests is used up', async () => {
    const small = await makeWorkspace({ plan: 'starter' })
    const ask = () => call(['me', 'get', '--no-retry'], { env: { MUSTER_API_KEY: small.key } })
    const answers = []
    do answers.push(await ask())
    while (answers.at(-1)!.code === 0 && answers.length < 200)
    expect(answers.at(-1)).toMatchObject({ code: 6, err: expect.stringMatching(/Try again in \d+ s\./) })
  })

  it('exits with 7 where nothing listens', async () => {
    const { code, err } = await call(['me', 'get', '--no-retry', '--base-url', 'http://127.0.0.1:9'])
    expect([code, err]).toEqual([7, expect.stringMatching(/ECONNREFUSED|bad port/)])
  })
})
