// Rotation of the secret, step by step as the guide for operators has it: no key and no cursor is lost on the way.

import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { type Muster, muster, started } from '../../support/server/muster.ts'

// Every command and every node is a process of its own.
const fresh = 'another secret for tests, long enough to be one'
const old = { MUSTER_SECRET: `1:${testSecret}` }
const both = { ...old, MUSTER_SECRET_PREVIOUS: `2:${fresh}` }
const turned = { MUSTER_SECRET: `2:${fresh}`, MUSTER_SECRET_PREVIOUS: `1:${testSecret}` }

let workspace: TestWorkspace
let newKey: string
const nodes: Record<'old' | 'both' | 'turned', Muster> = {} as never

beforeAll(async () => {
  workspace = await makeWorkspace()
  for (const name of ['Sales', 'Support', 'Stores']) await workspace.muster.departments.create({ name })
  const create = ['key', 'create', '--workspace', workspace.id, '--name', 'new', '--scopes', 'org:read']
  newKey = /mst_live_\w+/.exec((await muster(create, turned)).text)![0]
  const settings = { old, both, turned }
  await Promise.all(
    Object.entries(settings).map(async ([name, env]) => {
      nodes[name as keyof typeof settings] = await started(['serve'], { PORT: '0', ...env })
    }),
  )
})
afterAll(() => Promise.all(Object.values(nodes).map(node => node.stopped('SIGTERM'))))

async function page(node: Muster, key: string, after = ''): Promise<{ status: number; next: string }> {
  const query = `limit=1${after && `&starting_after=${encodeURIComponent(after)}`}`
  const answer = await fetch(`${node.base_url}/v1/departments?${query}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { next_cursor } = (await answer.json()) as { next_cursor?: string }
  return { status: answer.status, next: next_cursor ?? '' }
}

describe('a secret that is replaced', () => {
  it('is read by every node that has it, with the keys and cursors of both', async () => {
    for (const writer of [nodes.both, nodes.turned]) {
      const { next } = await page(writer, workspace.key)
      for (const reader of [nodes.both, nodes.turned])
        for (const key of [workspace.key, newKey])
          expect(await page(reader, key, next)).toMatchObject({ status: 200 })
    }
  })

  it('makes new keys with the first of the two, which a node without it rejects', async () => {
    const { next: underOld } = await page(nodes.both, workspace.key)
    const { next: underNew } = await page(nodes.turned, workspace.key)
    expect((await page(nodes.old, workspace.key, underOld)).status).toBe(200)
    expect((await page(nodes.old, workspace.key, underNew)).status).toBe(400)
    expect((await page(nodes.old, newKey)).status).toBe(401)
  })

  it('is listed for each key, so that old keys can be found', async () => {
    const { text } = await muster(['key', 'list', '--workspace', workspace.id], turned)
    const [made, first] = text.split('\n')
    expect(made).toMatch(
      /^key_\w+ {2}mst_live_\w{8}\.\.\. {2}active {3}wsp_\w+ {2}secret 2 {2}.* {2}new {2}\[org:read\]$/,
    )
    expect(first).toMatch(/ {2}secret 1 {2}used \d{4}-\d\d-\d\dT\d\d:\d\dZ {2}test {2}/)
  })
})
