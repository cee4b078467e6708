// The drill of a fail-over where it cannot run: it says what is missing and how to get it, and starts nothing.

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPrograms } from '../../bench/drill/programs.ts'
import { program } from '../support/processes/program.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'drill-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function put(...names: readonly string[]): void {
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
}

describe('the drill of a fail-over', () => {
  it('names the programs that the machine lacks, and their packages', async () => {
    const drill = program('bench/drill/failover.ts', ['--postgres', folder], { PATH: folder })
    expect(await drill.ended()).toBe(1)
    expect(drill.output()).toMatch(/^This machine lacks what the drill needs: patroni(,| and) etcd/)
    expect(drill.output()).toContain(
      'On Debian 13: apt-get install --no-install-recommends patroni etcd-server haproxy postgresql-17.',
    )
  })

  it('names what a folder of PostgreSQL lacks, as the embedded one does', () => {
    put('patroni', 'etcd', 'haproxy', 'postgres', 'initdb', 'pg_ctl')
    expect(() => findPrograms(folder, folder)).toThrow(
      `${folder} lacks pg_basebackup, pg_rewind and pg_controldata.`,
    )
    put('pg_basebackup', 'pg_rewind', 'pg_controldata')
    expect(findPrograms(folder, folder)).toEqual({
      patroni: join(folder, 'patroni'),
      etcd: join(folder, 'etcd'),
      haproxy: join(folder, 'haproxy'),
      postgres: folder,
    })
  })
})
