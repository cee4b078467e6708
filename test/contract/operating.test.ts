// The guide for operators holds: its settings are those that are read, its refusals and metrics those that are told.

import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Database } from '@muster/db'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import { assertSecret, type Config, readConfig } from '../../packages/server/runtime/config.ts'
import { Metrics } from '../../packages/server/runtime/metrics.ts'
import { secretSettings } from '../../packages/server/runtime/secret-files.ts'
import { read, root, tableOf } from '../support/contract/page.ts'

const guide = read('docs/guides/operating-settings.md')
const settings = tableOf(guide, 'Variable')

/** Defaults that are nothing, or are found out at the start. */
const toldInWords = [
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'MUSTER_CELLS',
  'MUSTER_CELLS_APP',
  'REDIS_URL',
  'MUSTER_FILES',
  'MUSTER_CLAMD',
  'MUSTER_POOL_SIZE',
  'MUSTER_SECRET',
  'NODE_ENV',
  'MUSTER_SECRET_PREVIOUS',
  'MUSTER_TRUSTED_PROXIES',
  'MUSTER_CONSOLE_URL',
  'MUSTER_METRICS_TOKEN',
  'MUSTER_WEBHOOK_ALLOW',
  'MUSTER_WORKER_PORT',
  'MUSTER_NAME_SERVERS',
  'MUSTER_SMTP_URL',
  'MUSTER_SMTP_FROM',
]

/** The names that are looked up when the configuration is read. */
function namesRead(): Set<string> {
  const names = new Set<string>()
  const get = (_: object, name: string) => {
    names.add(name)
    return undefined
  }
  readConfig(new Proxy({}, { get }))
  return names
}

/** What a cell of code says; undefined where it holds words. */
const literal = (cell = ''): string | undefined => /^`([^`]*)`$/.exec(cell)?.[1]

/** The configuration under these settings, with its secrets as the platform reads them. */
function configured(env: Readonly<Record<string, string>>): Config {
  const config = readConfig(env)
  assertSecret(config)
  if (config.secret) secretsFrom(config.secret, config.previousSecret)
  return config
}

describe('The guide for operators', () => {
  const pages = readdirSync(join(root, 'docs/guides')).filter(file => file.startsWith('operating'))

  it.each(pages)('%s answers its question in some 1,500 words', page => {
    expect(read(`docs/guides/${page}`).split(/\s+/).length).toBeLessThan(1_600)
  })

  it('lists each of its pages on the first', () => {
    const first = read('docs/guides/operating.md')
    expect(pages.filter(page => page !== 'operating.md' && !first.includes(`](${page})`))).toEqual([])
  })

  it('lists every setting that is read, and no other', () => {
    const files = secretSettings.map(name => `${name}_FILE`)
    expect([...settings.keys(), ...files].sort()).toEqual([...namesRead()].sort())
  })

  it('lists every setting that may stand in a file', () => {
    expect([...tableOf(guide, 'In a file')].map(([name]) => name)).toEqual(
      secretSettings.map(name => `${name}_FILE`),
    )
  })

  it.each([...settings])('states the default of %s', (name, [cell]) => {
    const value = literal(cell)
    if (value === undefined) expect(toldInWords).toContain(name)
    else expect(readConfig({ [name]: value })).toEqual(readConfig({}))
  })

  it('states how many connections there are for each core', () => {
    const each = /^(\d+) for each core$/.exec(settings.get('MUSTER_POOL_SIZE')![0]!)![1]
    expect(readConfig({}).poolSize).toBe(Number(each) * availableParallelism())
  })

  it.each([...tableOf(guide, 'Set')])('states how %s is rejected', (set, [says]) => {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(set)!
    expect(settings.has(name)).toBe(true)
    expect(() => configured({ [name]: value })).toThrow(new Error(says))
  })

  it('lists every metric of Muster with its labels', async () => {
    const metrics = new Metrics()
    // Never connected: the pools are empty and can be counted all the same.
    const database = new Database({ url: 'postgresql://nobody@127.0.0.1/nothing' })
    metrics.watch(database)
    metrics.countAnswer('getMe', 200, 0.01)
    metrics.countLimited('address')
    metrics.countRetry('40001')
    metrics.countRefused('full')
    metrics.countAttempt('delivered')
    metrics.countEmail('sent')
    metrics.watchQueue(async () => ({ open: 3, due: 2, oldest_seconds: 1 }))
    const shown = await metrics.text()
    await database.close()
    const labels = new Map<string, Set<string>>()
    for (const [, name = '', listed = ''] of shown.matchAll(
      /^(muster_\w+?)(?:_bucket|_sum|_count)?(?:\{(.*)\})? /gm,
    )) {
      const known = labels.get(name) ?? labels.set(name, new Set()).get(name)!
      for (const [, label = ''] of listed.matchAll(/(\w+)="/g)) if (label !== 'le') known.add(label)
    }
    const told = [...tableOf(read('docs/guides/operating-monitoring.md'), 'Metric')].map(
      ([name, [cell = '']]) => [name, cell.match(/\w+/g) ?? []],
    )
    expect(told.sort()).toEqual([...labels].map(([name, of]) => [name, [...of]]).sort())
  })
})
