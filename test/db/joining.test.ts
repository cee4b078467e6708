// What a database has to be to become a cell beside another one, by what PostgreSQL says of both.

import { findMismatches, listLacks, type ServerFacts } from '../../packages/db/move/facts.ts'

const main: ServerFacts = {
  cell: 'main',
  identity: '1/muster',
  major: 18,
  version: '18.1',
  collation: 'UTF8 c C C',
  wal_level: 'logical',
  free_slots: 10,
  workers: 4,
  may_bypass: true,
  may_replicate: true,
  may_subscribe: true,
  may_keep_triggers_still: true,
}
const b = (facts: Partial<ServerFacts>) => Object.assign({}, main, { cell: 'b', identity: '2/muster' }, facts)

describe('a database that is to become a cell', () => {
  it('is like the others, and is none of them', () => {
    expect(findMismatches(main, b({}))).toEqual([])
    expect(findMismatches(main, b({ identity: '1/muster', major: 17 }))).toEqual([
      'main and b are the same database (1/muster), or one is a physical copy of the other. Name a database of its own.',
    ])
    expect(findMismatches(main, b({ major: 17, collation: 'UTF8 c en_US en_US' }))).toEqual([
      'main runs on PostgreSQL 18 and b on 17. Upgrade one of them.',
      'main sorts texts by UTF8 c C C, and b by UTF8 c en_US en_US. Make b anew with the locale of main.',
    ])
  })

  it('has what workspaces need to come and to leave', () => {
    expect(listLacks(b({}))).toEqual([])
    const poor = b({
      wal_level: 'replica',
      free_slots: 1,
      workers: 0,
      may_bypass: false,
      may_replicate: false,
      may_subscribe: false,
      may_keep_triggers_still: false,
    })
    expect(listLacks(poor)).toEqual([
      'b has wal_level=replica. Set it to logical and restart PostgreSQL.',
      expect.stringContaining('b has 1 replication slots left'),
      expect.stringContaining('b has 0 workers left'),
      expect.stringContaining('alter role <login> bypassrls'),
      expect.stringContaining('alter role <login> replication'),
      expect.stringContaining('grant pg_create_subscription to <login>'),
      expect.stringContaining('grant set on parameter session_replication_role to <login>'),
    ])
  })
})
