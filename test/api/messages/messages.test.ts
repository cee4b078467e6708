// Messages: what the console shows to the owner of a workspace, until somebody has read it.

import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { disabledEndpoint, makeWorker, type OwnWorker } from '../../support/outbound/disabling.ts'

let workspace: TestWorkspace
let worker: OwnWorker
const hooks: { close(): Promise<void> }[] = []
beforeAll(() => {
  worker = makeWorker()
})
beforeEach(async () => {
  workspace = await makeWorkspace()
})
afterAll(async () => {
  for (const hook of hooks) await hook.close()
  await worker.end()
})

/** An endpoint that was disabled, of which there is a message. */
async function disabled(): Promise<{ id: string; url: string }> {
  const { id, hook } = await disabledEndpoint(workspace, worker)
  hooks.push(hook)
  return { id, url: hook.url }
}

async function list(query = ''): Promise<{ id: string; updated_at: string }[]> {
  const { status, json } = await raw('GET', `/console/messages${query}`, { key: await tokenOf(workspace) })
  expect(status).toBe(200)
  return json.data
}

describe('a message', () => {
  it('says which endpoint was disabled, why, and what to do', async () => {
    const { id, url } = await disabled()
    const { data } = await inConsole(workspace, 'listMessages')
    expect(data).toEqual([
      {
        object: 'message',
        id: expect.stringMatching(/^msg_/),
        type: 'webhook_endpoint.disabled',
        webhook_endpoint_id: id,
        title: 'A webhook endpoint was disabled',
        text:
          `The last 20 attempts to deliver events to ${url} failed, the last one with: answered 500. ` +
          `Nothing more is sent to this endpoint (${id}). Its deliveries wait for as long as events are kept. ` +
          'Make sure that the receiver answers the test event with 2xx, then enable the endpoint again.',
        read_at: null,
        created_at: data[0].updated_at,
        updated_at: expect.stringMatching(/Z$/),
      },
    ])
  })

  it('is marked as read once, and keeps the time', async () => {
    await disabled()
    const [before] = await list()
    const read = await inConsole(workspace, 'readMessage', { id: before!.id })
    expect(read).toEqual({ ...before, read_at: read.updated_at, updated_at: read.updated_at })
    expect(read.updated_at > before!.updated_at).toBe(true)
    expect(await inConsole(workspace, 'readMessage', { id: before!.id })).toEqual(read)
    expect(await list()).toEqual([read])
  })

  it('is filtered by whether it was read, and by the time of the last change', async () => {
    await disabled()
    await disabled()
    const [second, first] = await list()
    const read = await inConsole(workspace, 'readMessage', { id: first!.id })
    expect(await list('?is_read=true')).toEqual([read])
    expect(await list('?is_read=false')).toEqual([second])
    expect(await list(`?updated_since=${read.updated_at}`)).toEqual([read])
    expect((await list('?limit=1')).map(({ id }) => id)).toEqual([second!.id])
  })

  it('belongs to one workspace', async () => {
    await disabled()
    const [message] = await list()
    workspace = await makeWorkspace()
    expect(await list()).toEqual([])
    const answer = await askConsole(workspace, 'readMessage', { id: message!.id })
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
  })
})
