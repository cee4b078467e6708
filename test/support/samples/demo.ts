// The demo of `npm start` at an instant that never passes, and copies of it, each with a server of its own.

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Muster as Client } from '@muster/sdk'
import type { DemoPerson } from '../../../packages/server/cli/seed/demo/console-people.ts'
import { makeDatabase } from '../database/own-database.ts'
import { clientOf, inDatabase } from '../fixtures/make.ts'
import { atEnd } from '../jest/at-end.ts'
import { testSecret } from '../jest/secret.ts'
import { answer, answering, closeReceivers, receive } from '../outbound/receiver.ts'
import { until } from '../processes/until.ts'
import { type Muster, started } from '../server/muster.ts'
import { publicApi, type SampledApi, workspaceApi } from './apis.ts'
import { Ids, type Listed, readLists } from './ids.ts'
import type { Prepared } from './prepare/office.ts'
import { prepare } from './prepare/prepare.ts'
import { type Access, now, type ServedDemo } from './served.ts'
import { makeTestKey, makeTokens } from './tokens.ts'

const clock = pathToFileURL(join(import.meta.dirname, '../processes/fixed-clock.ts'))

/** The demo as the samples of one API find it. */
export interface SamplesDemo {
  readonly api: SampledApi
  /** Ids of its records, of which none has been used. */
  takeIds(): Ids
  /** A copy of it, with a server. */
  copy(): Promise<ServedDemo>
}

/** A database and a folder, which no server has open. */
interface Place {
  readonly url: string
  readonly folder: string
}

interface Shown {
  readonly workspace_id: string
  readonly api_keys: { readonly full: string }
  readonly people: readonly DemoPerson[]
}

export interface SamplesDemos {
  readonly public: SamplesDemo
  readonly workspace: SamplesDemo
  end(): Promise<void>
}

/** Has `npm start` make it; that takes some seconds. */
export async function openSamplesDemos(): Promise<SamplesDemos> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-samples-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  const made = await makeDatabase('samples')
  const receiver = await receive(answering(answer('204 No Content')))
  const host = `127.0.0.1:${receiver.port}`
  const first = { url: made.url, folder: join(folder, 'first') }
  const server = await start(first, host)
  const { workspace_id, api_keys, people } = readShown(first.folder)
  const tokens = await makeTokens(made.url, workspace_id)
  const test_key = await makeTestKey(made.url, workspace_id)
  const access = { key: api_keys.full, test_key, tokens, people, files: {} }
  await addMore(clientOf(api_keys.full, { baseUrl: server.base_url }), host)
  const plain = { place: first, host, listed: await readLists(servedAt(first, server, access), [publicApi]) }
  await server.stopped('SIGTERM')
  const prepared = await prepareCopy(plain, access)
  return {
    public: describe(publicApi, plain, access),
    workspace: describe(workspaceApi, prepared, Object.assign({}, access, { files: prepared.files })),
    async end() {
      await closeReceivers()
      await inDatabase(`drop database if exists ${nameOf(prepared.place)} with (force)`)
      await made.drop()
    },
  }
}

/** A demo that nobody works on, of which others are copied. */
interface Stand {
  readonly place: Place
  readonly host: string
  readonly listed: Listed
  readonly prepared?: Prepared
}

/** Another one, on which there is a record for all that the Workspace API does but once. */
async function prepareCopy({ place, host }: Stand, access: Access) {
  const copied = await copyOf(place, 'prepared')
  const server = await start(copied, host)
  const served = servedAt(copied, server, access)
  const files = new Map<string, string>()
  const prepared = await prepare(served, files)
  const listed = await readLists(served, [publicApi, workspaceApi])
  await server.stopped('SIGTERM')
  return { place: copied, host, listed, prepared, files: Object.fromEntries(files) }
}

let copies = 0

const describe = (
  api: SampledApi,
  { place, host, listed, prepared }: Stand,
  access: Access,
): SamplesDemo => ({
  api,
  takeIds: () => new Ids(listed, prepared),
  async copy() {
    const copied = await copyOf(place, `copy_${++copies}`)
    return servedAt(copied, await start(copied, host), access)
  },
})

const servedAt = ({ url }: Place, { base_url, stopped }: Muster, access: Access): ServedDemo =>
  Object.assign(
    {
      base_url,
      database_url: url,
      async end() {
        await stopped('SIGKILL')
        await inDatabase(`drop database if exists ${nameOf({ url })} with (force)`)
      },
    },
    access,
  )

const nameOf = ({ url }: Pick<Place, 'url'>): string => new URL(url).pathname.slice(1)

const readShown = (folder: string): Shown =>
  JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as Shown

async function copyOf({ url, folder }: Place, name: string): Promise<Place> {
  const address = new URL(url)
  const template = nameOf({ url })
  const copied = `${template}_${name}`
  await inDatabase(`create database ${copied} template ${template}`)
  const place = `${folder}-${name}`
  cpSync(folder, place, { recursive: true })
  return { url: Object.assign(address, { pathname: `/${copied}` }).href, folder: place }
}

const start = ({ url, folder }: Place, host: string): Promise<Muster> =>
  started(['start'], {
    DATABASE_URL: url,
    MUSTER_DATA_DIR: folder,
    MUSTER_SECRET: testSecret,
    MUSTER_WEBHOOK_ALLOW: host,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    NODE_OPTIONS: `--import=${clock}`,
    TEST_NOW: now,
  })

/** What the demo has none of, or too few to try everything that can be done with one. */
async function addMore(muster: Client, host: string): Promise<void> {
  const url = `http://${host}/hook`
  await muster.webhookEndpoints.create({ url, events: ['employee.updated'] })
  const endpoint = await muster.webhookEndpoints.create({
    url,
    events: ['employee.created', 'leave.approved'],
  })
  const { id } = await muster.webhookEndpoints.test(endpoint.id)
  await until(async () => (await muster.webhookDeliveries.get(id)).status === 'delivered')
  const { data } = await muster.employees.list({ status: 'active', limit: 2 })
  for (const { id: employee_id } of data)
    await muster.regularisations.create({
      employee_id,
      date: '2026-08-11',
      type: 'missed_punch',
      requested_check_in_at: '2026-08-11T04:00:00Z',
      reason: 'The reader was broken',
    })
}
