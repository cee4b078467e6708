// A column that is compared so that no index answers it, not even one that has only the rows in which it is set.

import { notByIndex } from '@muster/db'
import pg from 'pg'
import { server } from '../support/server/server.ts'

it('is looked up by no index of the rows in which it is set', async () => {
  const client = new pg.Client({ connectionString: server.database_url })
  await client.connect()
  try {
    await client.query('create temporary table claims (id text, run text)')
    await client.query('create index claims_of_runs on claims (id) where run is not null')
    await client.query('set enable_seqscan = off')
    const plan = async (condition: string) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from claims where ${condition}`,
      )
      return rows.map(row => row['QUERY PLAN']).join('\n')
    }
    expect(await plan(`run = 'run_1'`)).toContain('claims_of_runs')
    expect(await plan(`${notByIndex('run')} = 'run_1'`)).toContain('Seq Scan')
  } finally {
    await client.end()
  }
})
