// Rows: each value of a row is read as PostgreSQL has it, whatever stands beside it and however it arrives.

import { RowClient, readRow } from '../../packages/db/connections/rows.ts'
import { server } from '../support/server/server.ts'

/** A row as PostgreSQL sends it, behind other bytes. */
function send(values: readonly (string | null)[]) {
  const before = Buffer.from('Ünsent')
  const count = Buffer.alloc(2)
  count.writeInt16BE(values.length)
  const fields = values.map(value => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(value === null ? -1 : Buffer.byteLength(value))
    return Buffer.concat([length, Buffer.from(value ?? '')])
  })
  const bytes = Buffer.concat([before, count, ...fields, Buffer.from('behind')])
  return { bytes, start: before.length, end: bytes.length - 6 }
}

const read = (values: readonly (string | null)[]) => {
  const { bytes, start, end } = send(values)
  return readRow(bytes, start, end)
}

const long = 'long and plain, '.repeat(1_000)

describe('a row', () => {
  it.each([
    ['has no columns', []],
    ['has no values', [null, null]],
    ['has empty texts', ['', null, '']],
    ['is plain', ['emp_1', 'Ayesha', null, 'Khan', '2026-01-31 23:59:59.1+00']],
    ['has letters of two, three and four bytes between plain ones', ['a', 'Zoë', 'خان', '漢字', '🙂', 'z']],
    ['has letters that are no values of latin1', ['\u0080', '\u00ff', '\u0100', '\ud7ff', '\u{10ffff}']],
    ['has the last letter of ASCII', ['\u007f', '\u0000']],
    ['has a long value', ['a', long, null, 'b']],
    ['has a long value and others than plain ones', ['خان', long, 'Zoë']],
    ['has a value longer than 127 bytes, whose length is no letter', ['x'.repeat(200), 'y'.repeat(300), 'z']],
  ])('that %s', (_, values: (string | null)[]) => {
    expect(read(values)).toEqual(values)
  })
})

describe('a client', () => {
  let client: RowClient
  beforeAll(async () => {
    client = new RowClient({ connectionString: server.database_url })
    await client.connect()
  })
  afterAll(() => client.end())

  it('reads rows that come in many pieces', async () => {
    const { rows } = await client.query(
      `select n, 'خان ' || n as name, repeat('plain', n % 700) as text, nullif(n % 3, 0) as rest
       from generate_series(1, 5000) n`,
    )
    const expected = Array.from({ length: 5_000 }, (_, at) => {
      const n = at + 1
      return { n, name: `خان ${n}`, text: 'plain'.repeat(n % 700), rest: n % 3 || null }
    })
    expect(rows).toEqual(expected)
  })

  it('throws what PostgreSQL refuses, and goes on', async () => {
    await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
