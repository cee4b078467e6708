// The owner of the tables as the guide for operators makes it: no superuser, and able to do all that Muster asks of it.

import { Database, migrate, statement } from '@muster/db'
import { listAudit } from '../../packages/server/cli/commands/audit.ts'
import { createWorkspace } from '../../packages/server/cli/office/operators.ts'
import { blocksOf, read } from '../support/contract/page.ts'
import { Cluster } from '../support/database/cluster.ts'

// Roles are the cluster's, and the other tests share theirs.
const cluster = new Cluster()
let url: string

beforeAll(async () => {
  await cluster.start()
  const guide = blocksOf(read('docs/guides/operating-database.md'))
  const roles = guide.find(({ language, text }) => language === 'sql' && text.includes('muster_owner'))!
  for (const statement of roles.text.split(';').filter(text => text.trim() !== ''))
    await cluster.query(statement)
  url = cluster.url.replace('postgres@', 'muster_owner@').replace('/postgres?', '/muster?')
})
afterAll(() => cluster.discard())

const readDirectory = statement<{ id: string }>(
  'read_directory',
  'select id from directory where workspace_id = :workspace_id',
)

const settingsOfRoles = () =>
  cluster.query(
    `select rolname as role, array_to_string(rolconfig, ' ') as settings from pg_roles
     where rolname in ('muster_app', 'muster_system') order by rolname`,
  )

describe('the owner from the guide', () => {
  it('migrates, and works under both roles', async () => {
    expect((await migrate(url))[0]).toBe('0001-core.sql')
    const database = new Database({ url, poolSize: 1 })
    try {
      await database.assertIsolated()
      const place = { country: 'PK', currency: 'PKR', timezone: 'Asia/Karachi' }
      const more = { name: 'Indus Valley', plan: 'growth', fiscal_year_start_month: 7 } as const
      const workspace = await createWorkspace(database, { ...place, ...more })
      expect(workspace).toMatch(/^wsp_/)
      const person = { employee_id: 'emp_1', reach: 'own' } as const
      expect(await database.reader(workspace, undefined, person).run(readDirectory)).toEqual([])
      expect(await listAudit(database, null, 10)).toEqual([])
    } finally {
      await database.close()
    }
  })

  it('has the directory read as whoever sees all workspaces', async () => {
    const rows = await cluster.query(`select pg_has_role('muster_owner', 'muster_system', 'usage') as sees`)
    expect(rows).toMatchObject([{ sees: true }])
  })

  it('sets up roles that a restored database meets for the first time', async () => {
    const before = await settingsOfRoles()
    expect(before).toMatchObject([
      { role: 'muster_app', settings: expect.stringContaining('statement_timeout=15s') },
      { role: 'muster_system', settings: expect.stringContaining('TimeZone=UTC') },
    ])
    for (const { role } of before) await cluster.query(`alter role ${role} reset all`)
    expect(await migrate(url)).toEqual([])
    expect(await settingsOfRoles()).toEqual(before)
  })
})
