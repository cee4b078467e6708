// The demo of `npm start` at an instant that never passes, and copies of it, each with a server of its own.

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Muster as Client } from '@muster/sdk'
import { makeDatabase, type OwnDatabase } from '../database/own-database.ts'
import { clientOf, inDatabase } from '../fixtures/make.ts'
import { atEnd } from '../jest/at-end.ts'
import { testSecret } from '../jest/secret.ts'
import { answer, answering, closeReceivers, receive } from '../outbound/receiver.ts'
import { until } from '../processes/until.ts'
import { type Muster, started } from '../server/muster.ts'

/** When the samples are run: shortly after the days that their examples name. */
export const now = '2026-08-12T06:00:00.000Z'

const clock = pathToFileURL(join(import.meta.dirname, '../processes/fixed-clock.ts'))

export interface SamplesDemo {
  /** A copy of it, with a server. */
  copy(): Promise<ServedDemo>
  end(): Promise<void>
}

export interface ServedDemo {
  readonly base_url: string
  /** The key with every scope. */
  readonly key: string
  end(): Promise<void>
}

/** Has `npm start` make it; that takes some seconds. */
export async function openSamplesDemo(): Promise<SamplesDemo> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-samples-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  const made = await makeDatabase('samples')
  const receiver = await receive(answering(answer('204 No Content')))
  const host = `127.0.0.1:${receiver.port}`
  const first = join(folder, 'first')
  const server = await start(made.url, first, host)
  await addMore(clientOf(readKey(first), { baseUrl: server.base_url }), host)
  await server.stopped('SIGTERM')
  let count = 0
  return {
    async copy() {
      const place = join(folder, String(++count))
      cpSync(first, place, { recursive: true })
      const { url, drop } = await copyOf(made, count)
      const { base_url, stopped } = await start(url, place, host)
      const end = async () => {
        await stopped('SIGKILL')
        await drop()
      }
      return { base_url, key: readKey(place), end }
    },
    async end() {
      await closeReceivers()
      await made.drop()
    },
  }
}

const readKey = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as { api_keys: { full: string } }).api_keys
    .full

async function copyOf({ url }: OwnDatabase, count: number): Promise<Pick<OwnDatabase, 'url' | 'drop'>> {
  const address = new URL(url)
  const template = address.pathname.slice(1)
  const name = `${template}_${count}`
  await inDatabase(`create database ${name} template ${template}`)
  const drop = async () => void (await inDatabase(`drop database if exists ${name} with (force)`))
  return { url: Object.assign(address, { pathname: `/${name}` }).href, drop }
}

const start = (url: string, folder: string, host: string): Promise<Muster> =>
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
