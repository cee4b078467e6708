// The former release beside this one: its own code, started on the schema of today and asked over HTTP.

import { hasCommit } from '../../scripts/releases/checkout.ts'
import { listReleases, readLedger } from '../../scripts/releases/ledger.ts'
import { ask, type RawAnswer } from '../support/fixtures/make.ts'
import { type Beside, startBeside } from '../support/server/former.ts'

const { release, commit } = readLedger(listReleases().at(-1)!)
const isHere = hasCommit(commit)
if (!isHere)
  process.stderr.write(
    `SKIPPED: nodes of ${release} on the schema of today. This clone lacks their commit ${commit}: git fetch --unshallow. Its statements are checked all the same (npm run check).\n`,
  )

interface Answers {
  readonly data: readonly { readonly id?: string }[]
}

/** A path with the ids of what its lists have shown first; undefined where they have shown nothing. */
function fill(path: string, first: ReadonlyMap<string, string>): string | undefined {
  let isKnown = true
  const filled = path.replace(/\{\w+\}/g, (_, at: number) => {
    const id = first.get(path.slice(0, at - 1))
    isKnown &&= id !== undefined
    return id ?? ''
  })
  return isKnown ? filled : undefined
}

let nodes: Beside

const asked = (node: string, method: string, path: string, body?: unknown): Promise<RawAnswer> =>
  ask(node, method, path, { key: nodes.key, ...(body !== undefined && { body }) })

/** Every GET of its contract that failed, where its lists have shown an id. */
async function readEverything(): Promise<{ readonly failed: string[]; readonly read: number }> {
  const { json: contract } = await asked(nodes.base_url, 'GET', '/docs/openapi.json')
  expect(contract.info.version).toBe(release)
  const paths = Object.keys(contract.paths).filter(path => contract.paths[path].get)
  const first = new Map<string, string>()
  const failed: string[] = []
  for (const path of paths.sort((a, b) => a.length - b.length)) {
    const filled = fill(path, first)
    if (filled === undefined) continue
    const { status, json } = await asked(nodes.base_url, 'GET', filled)
    const found = (json as Answers | undefined)?.data?.[0]?.id
    if (found !== undefined) first.set(path, found)
    if (status !== 200) failed.push(`${path}: ${status} ${json?.detail}`)
  }
  return { failed, read: first.size }
}

/** A punch and a name that one node writes and the other one reads. */
async function writeAndRead(node: string, other: string, employee_id: string): Promise<void> {
  const punched_at = Temporal.Now.instant().subtract({ minutes: 5 }).toString({ smallestUnit: 'second' })
  const punch = await asked(node, 'POST', '/v1/punches', { employee_id, punched_at, direction: 'in' })
  expect([punch.status, punch.json.employee_id]).toEqual([201, employee_id])
  expect((await asked(other, 'GET', `/v1/punches/${punch.json.id}`)).status).toBe(200)
  const changed = await asked(node, 'PATCH', `/v1/employees/${employee_id}`, { last_name: 'Siddiqui' })
  expect(changed.status).toBe(200)
  const employee = await asked(other, 'GET', `/v1/employees/${employee_id}`)
  expect([employee.status, employee.json.last_name]).toEqual([200, 'Siddiqui'])
}

const describeHere = isHere ? describe : describe.skip

describeHere(`a node of ${release} on the schema of today`, () => {
  beforeAll(async () => {
    nodes = await startBeside(commit)
  })
  afterAll(() => nodes.end())

  it('makes its demo, with a year of payroll, and answers every list and record', async () => {
    const { failed, read } = await readEverything()
    expect(failed).toEqual([])
    expect(read).toBeGreaterThan(20)
  })

  it('writes punches and people that a node of today reads, and reads what that one writes', async () => {
    const { data } = (await asked(nodes.base_url, 'GET', '/v1/employees?status=active&limit=2')).json
    await writeAndRead(nodes.base_url, nodes.today.base_url, data[0].id)
    await writeAndRead(nodes.today.base_url, nodes.base_url, data[1].id)
  })

  it('changes nothing of the notes of a locked run, as its ledger accepts', async () => {
    const { data } = (await asked(nodes.base_url, 'GET', '/v1/payroll_runs?status=disbursed&limit=1')).json
    const run = `/console/payroll_runs/${data[0].id}`
    const told = await ask(nodes.base_url, 'PATCH', run, { key: nodes.token, body: { notes: 'Late' } })
    expect(told.status).toBe(500)
    const { rows } = await nodes.own.client.query('select from payroll_runs where notes = $1', ['Late'])
    expect(rows).toEqual([])
  })

  it('logs no other error', async () => {
    await nodes.former.stopped('SIGTERM')
    expect(nodes.former.output().match(/"level":50/g)).toHaveLength(1)
  })
})
