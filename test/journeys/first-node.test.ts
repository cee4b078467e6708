// The ten commands to a node in production, as the guide for operators prints them: on a PostgreSQL of its own, to the first call.

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../support/contract/page.ts'
import { Cluster } from '../support/database/cluster.ts'
import { isAsStated, paste, stepsOf } from '../support/fixtures/guides.ts'
import { atEnd } from '../support/jest/at-end.ts'
import { describeWith } from '../support/processes/programs.ts'
import { closedPort } from '../support/server/muster.ts'

const page = 'docs/guides/operating.md'

describeWith({ program: 'psql', of: 'postgresql-client' }, 'A first node in production', () => {
  // Roles are the cluster's, and the other tests share theirs.
  const cluster = new Cluster('first-node')
  afterAll(() => cluster.discard())

  it('is there after the commands of the guide, and answers under a first key', async () => {
    await cluster.start()
    const folder = mkdtempSync(join(tmpdir(), 'muster-first-node-'))
    atEnd(async () => rmSync(folder, { recursive: true, force: true }))
    symlinkSync(join(root, 'packages'), join(folder, 'packages'))
    const settings = {
      ADMIN_URL: cluster.url,
      DATABASE_HOST: encodeURIComponent(new URL(cluster.url).searchParams.get('host')!),
      PORT: String(await closedPort()),
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      MUSTER_DRAIN_SECONDS: '0',
      MUSTER_DATA_DIR: join(folder, '.data'),
    }
    const blocks = await paste(page, folder, settings)
    expect(blocks.filter(block => !isAsStated(block))).toEqual([])
    expect(blocks).toHaveLength(stepsOf(page).here.length)
    const made = await cluster.query(`select rolsuper from pg_roles where rolname = 'muster_owner'`)
    expect(made).toEqual([{ rolsuper: false }])
  })
})
