// What the MCP server answers: as much as a conversation takes, and to whoever configured it what is missing.

import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { openAssistant } from '../support/mcp/client.ts'
import { closedPort } from '../support/server/muster.ts'
import { server } from '../support/server/server.ts'

let workspace: TestWorkspace
const open = (key: string) => openAssistant({ MUSTER_BASE_URL: server.base_url, MUSTER_API_KEY: key })
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('whoever configured it is told', () => {
  const ask = async (env: Record<string, string>) =>
    (await openAssistant(env)).use('read', { operation: 'getMe' })

  it.each([
    [{}, /^MUSTER_BASE_URL is not set/],
    [{ MUSTER_BASE_URL: 'http://localhost:1' }, /^MUSTER_API_KEY is not set/],
    [
      { MUSTER_BASE_URL: 'http://localhost:1', MUSTER_API_KEY: 'secret-of-mine' },
      /^apiKey is not a Muster key/,
    ],
  ])('what is missing: %j', async (env, says) => {
    const { text, isError } = await ask(env as Record<string, string>)
    expect([isError, text]).toEqual([true, expect.stringMatching(says)])
    expect(text).not.toContain('secret-of-mine')
  })

  it('that the key is refused', async () => {
    const MUSTER_API_KEY = `mst_live_${'a'.repeat(43)}`
    expect((await ask({ MUSTER_BASE_URL: server.base_url, MUSTER_API_KEY })).text).toMatch(
      /Muster refused this: /,
    )
  })

  it('that the server is down', async () => {
    const MUSTER_BASE_URL = `http://127.0.0.1:${await closedPort()}`
    const { text } = await ask({ MUSTER_BASE_URL, MUSTER_API_KEY: workspace.key })
    expect(text).toMatch(/^Muster cannot be reached \(.*ECONNREFUSED/)
  })
})

describe('an answer', () => {
  it('ends at 20 records and says how to go on', async () => {
    const big = await makeWorkspace()
    for (let n = 1; n < 25; n++) await big.muster.departments.create({ name: `Department ${n}` })
    const reader = await open(big.key)
    const first = await reader.ask('read', { operation: 'listDepartments', fields: ['name'] })
    expect(first.records).toHaveLength(20)
    const [, starting_after] = /starting_after: (\S+)$/.exec(first.more)!
    const rest = await reader.ask('read', {
      operation: 'listDepartments',
      fields: ['name'],
      parameters: { starting_after },
    })
    expect([rest.records.length, rest.more]).toEqual([5, undefined])
    const found = await reader.ask('read', {
      operation: 'listDepartments',
      containing: 'department 24',
      fields: ['name'],
    })
    expect(found).toEqual({ records: [{ name: 'Department 24' }], looked_through: 25 })
  })

  it('ends at 20,000 characters, at a record from which one can go on', async () => {
    const big = await makeWorkspace()
    const titles = Array.from({ length: 6 }, (_, n) => `Opening ${n}`)
    const { id: department_id } = await big.muster.departments.create({ name: 'Weaving' })
    for (const title of titles)
      await big.muster.jobOpenings.create({ title, department_id, description: 'x'.repeat(4_500) })
    const reader = await open(big.key)
    const seen: string[] = []
    let parameters = {}
    for (let pages = 0; pages < 3; pages++) {
      const { text } = await reader.use('read', { operation: 'listJobOpenings', parameters })
      expect(text.length).toBeLessThanOrEqual(20_000)
      const { records, more } = JSON.parse(text)
      seen.push(...records.map(({ title }: { title: string }) => title))
      if (!more) break
      parameters = { starting_after: /starting_after: (\S+)$/.exec(more)![1] }
    }
    expect(seen.sort()).toEqual(titles)
  })
})
