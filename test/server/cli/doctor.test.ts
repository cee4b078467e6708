// The doctor: everything well in a sound deployment, and each thing that is wrong told with its cure.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { latestMigration } from '@muster/db'
import type { Finding } from '../../../packages/server/cli/office/doctor/finding.ts'
import { examineNode } from '../../../packages/server/cli/office/doctor/machine.ts'
import { examineNames } from '../../../packages/server/cli/office/doctor/neighbours.ts'
import { readConfig } from '../../../packages/server/runtime/config.ts'
import { makeDatabase, type OwnDatabase } from '../../support/database/own-database.ts'
import { openBucket } from '../../support/files/s3.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { makeMailServer } from '../../support/outbound/mail.ts'
import { closeNameServers, nameServer } from '../../support/outbound/name-server.ts'
import { closedPort, muster } from '../../support/server/muster.ts'

const home = mkdtempSync(join(tmpdir(), 'muster-doctor-'))
let database: OwnDatabase
beforeAll(async () => {
  database = await makeDatabase('doctor')
})
afterAll(async () => {
  await database.drop()
  closeNameServers()
  rmSync(home, { recursive: true, force: true })
})

async function examined(env: Readonly<Record<string, string>>) {
  const sound = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    MUSTER_SECRET: testSecret,
    MUSTER_DATA_DIR: home,
    MUSTER_CONSOLE_URL: 'https://muster.example.com',
    MUSTER_POOL_SIZE: '10',
  }
  const { code, text } = await muster(['doctor', '--json'], { ...sound, ...env })
  const findings = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Finding)
  return { code, findings, of: (check: string) => findings.find(finding => finding.check === check) }
}

const knowing = () => nameServer({ four: ['93.184.216.34'], six: 'NXDOMAIN' })

describe('A sound deployment', () => {
  it('has nothing that stands in its way', async () => {
    const mail = await makeMailServer()
    const names = await knowing()
    const bucket = await openBucket()
    const { code, findings } = await examined({
      ...bucket.credentials,
      MUSTER_FILES: bucket.address,
      MUSTER_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MUSTER_SMTP_FROM: 'Muster <muster@example.com>',
      MUSTER_NAME_SERVERS: names.address,
    })
    await Promise.all([mail.close(), bucket.close()])
    expect(findings.filter(({ status }) => status !== 'ok').map(({ check }) => check)).toEqual(['scanner'])
    expect(code).toBe(0)
    expect(mail.taken).toEqual([])
    expect([...names.asked]).toEqual(['muster.example.com'])
    for (const { cure, status } of findings) expect(cure === undefined).toBe(status === 'ok')
  })

  it('is told in lines, with a cure under what could be better', async () => {
    const names = await knowing()
    const env = { DATABASE_URL: database.url, MUSTER_DATA_DIR: home, MUSTER_NAME_SERVERS: names.address }
    const { code, text } = await muster(['doctor'], env)
    expect(code).toBe(0)
    expect(text).toMatch(/^ok {7}node {23}Node 2\d/m)
    expect(text).toMatch(/^warning {2}settings .*\n {36}Set NODE_ENV=production\.$/m)
    expect(text).toMatch(/Nothing stands in the way\.\n$/)
  })
})

describe('The doctor', () => {
  it('looks at nothing else while a setting is wrong', async () => {
    const { code, findings } = await examined({ PORT: 'eighty' })
    expect(code).toBe(1)
    expect(findings.map(({ check, status }) => [check, status])).toEqual([
      ['node', 'ok'],
      ['settings', 'problem'],
    ])
    expect(findings[1]!.says).toBe('PORT is eighty; it must be a whole number from 0 to 65535.')
  })

  it('finds a secret that is missing or too short', async () => {
    const said = await muster(['doctor'], {
      NODE_ENV: 'production',
      MUSTER_SECRET: '',
      MUSTER_DATA_DIR: home,
    })
    expect([said.code, said.text]).toEqual([
      1,
      expect.stringMatching(/^PROBLEM +secret [\s\S]*\n1 problem to cure\.\n$/m),
    ])
    const missing = await examined({ MUSTER_SECRET: '' })
    expect([missing.code, missing.of('secret')]).toEqual([
      1,
      {
        check: 'secret',
        status: 'problem',
        says: 'MUSTER_SECRET is not set.',
        cure: expect.stringContaining('openssl rand -hex 32'),
      },
    ])
    const { of } = await examined({ MUSTER_SECRET: 'short' })
    expect(of('secret')).toMatchObject({
      status: 'problem',
      says: expect.stringContaining('has 5 characters'),
    })
  })

  it('finds a database that is away, and one that refuses the login, without its password', async () => {
    const away = await examined({
      DATABASE_URL: `postgresql://muster:hunter2@127.0.0.1:${await closedPort()}/muster`,
    })
    expect(away.of('database')).toMatchObject({
      status: 'problem',
      says: expect.stringContaining('ECONNREFUSED'),
    })
    const wrong = Object.assign(new URL(database.url), { pathname: '/nowhere', password: 'hunter2' })
    const refused = await examined({ DATABASE_URL: wrong.href })
    expect(refused.of('database')).toMatchObject({
      status: 'problem',
      says: expect.stringContaining('refuses'),
    })
    expect(JSON.stringify([away.findings, refused.findings])).not.toContain('hunter2')
  })

  it('finds a schema that is behind, ahead or empty, and leaves it so', async () => {
    const own = await makeDatabase('doctor_schema')
    const last = `${latestMigration()}.sql`
    const query = async (sql: string) => {
      const pg = await import('pg')
      const client = new pg.default.Client({ connectionString: own.url })
      await client.connect()
      await client.query(sql)
      await client.end()
    }
    const schema = async () => (await examined({ DATABASE_URL: own.url })).of('schema')
    expect(await schema()).toMatchObject({ status: 'ok' })
    await query(`update schema_migrations set name = '9999-later.sql' where name = '${last}'`)
    expect(await schema()).toMatchObject({
      status: 'warning',
      says: expect.stringContaining('It is at 9999-later'),
    })
    await query(`delete from schema_migrations where name = '9999-later.sql'`)
    expect(await schema()).toMatchObject({
      status: 'warning',
      cure: expect.stringContaining('muster migrate'),
    })
    await query('drop table schema_migrations')
    expect(await schema()).toMatchObject({ status: 'warning', says: 'The database is empty.' })
    expect(await schema()).toMatchObject({ status: 'warning', says: 'The database is empty.' })
    await own.drop()
  })

  it('finds a login without the rights that migrations need, and one that row level security does not bind', async () => {
    await inDatabase(`create role muster_doctor login password 'doctor'`)
    const login = Object.assign(new URL(database.url), { username: 'muster_doctor', password: 'doctor' })
    const { of } = await examined({ DATABASE_URL: login.href, DATABASE_APP_URL: database.url })
    await inDatabase('drop role muster_doctor')
    expect(of('database rights')).toMatchObject({
      status: 'problem',
      says: 'muster_doctor may not create tables in its schema.',
      cure: 'grant create on schema public to muster_doctor',
    })
    expect(of('database login of requests')).toMatchObject({
      status: 'problem',
      cure: 'Let it log in as muster_app, or leave it out.',
    })
  })

  it('finds a pool that leaves no room for a second node', async () => {
    const { code, of } = await examined({ MUSTER_POOL_SIZE: '490' })
    expect([code, of('connections')?.status]).toEqual([expect.any(Number), 'warning'])
  })

  it('finds a folder that cannot be written, a bucket, a scanner, Redis, a mail server and name servers that are away', async () => {
    const port = await closedPort()
    const sealed = join(home, 'a-file')
    writeFileSync(sealed, '')
    mkdirSync(join(home, 'data'), { recursive: true })
    const { code, findings } = await examined({
      MUSTER_FILES: `s3://nowhere?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
      MUSTER_CLAMD: `127.0.0.1:${port}`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      MUSTER_SMTP_URL: `smtp://127.0.0.1:${port}`,
      MUSTER_SMTP_FROM: 'muster@example.com',
      MUSTER_NAME_SERVERS: (await nameServer({ four: 'NXDOMAIN', six: 'NXDOMAIN' })).address,
    })
    expect(code).toBe(1)
    const problems = findings.filter(({ status }) => status === 'problem')
    expect(problems.map(({ check }) => check)).toEqual(['files', 'scanner', 'redis', 'mail', 'names'])
    for (const { says, cure } of problems)
      expect([says, cure]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
  })

  it('takes silent name servers for a note where no setting names a host outside', async () => {
    const away = () => Promise.reject(new Error('the name does not resolve'))
    const status = async (env: Readonly<Record<string, string>>) => {
      const config = readConfig(Object.assign({ MUSTER_DATA_DIR: home }, env))
      return (await examineNames(config, away)).status
    }
    expect(await status({})).toBe('warning')
    expect(await status({ MUSTER_CONSOLE_URL: 'http://localhost:8080' })).toBe('warning')
    const smtp = { MUSTER_SMTP_FROM: 'muster@example.com' }
    expect(await status({ ...smtp, MUSTER_SMTP_URL: 'smtp://127.0.0.1:25' })).toBe('warning')
    for (const env of [
      { MUSTER_CONSOLE_URL: 'https://muster.example.com' },
      { MUSTER_NAME_SERVERS: '127.0.0.1:5353' },
      { MUSTER_FILES: 's3://bucket' },
      { ...smtp, MUSTER_SMTP_URL: 'smtp://mail.example.com' },
    ])
      expect([env, await status(env)]).toEqual([env, 'problem'])
  })

  it('finds a Node that is too old', () => {
    expect(examineNode('24.2.0')).toMatchObject({ status: 'problem', says: 'Node 24.2.0 is too old.' })
    expect(examineNode('26.0.0')).toMatchObject({ status: 'ok' })
  })
})
