// Columns: rows that are given as one text for each column arrive as they were.

import { columnsOf, columnsSql, Database, statement } from '@muster/db'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const types = {
  id: 'text',
  date: 'date',
  minutes: 'integer',
  is_late: 'boolean',
  at: 'timestamptz',
  note: 'quoted',
} as const

interface Row {
  readonly id: string | null
  readonly date: string | null
  readonly minutes: number | null
  readonly is_late: boolean | null
  readonly at: string | null
  readonly note: string | null
}

const read = statement<Row, Record<keyof typeof types, string>>(
  'read_columns',
  `select r.id, r.date, r.minutes, r.is_late, r.at, r.note from ${columnsSql(types)} as r where :workspace_id::text is not null`,
)

const first: Row = {
  id: 'atr_1',
  date: '2026-06-01',
  minutes: 0,
  is_late: false,
  at: '2026-06-01T04:05:00.123Z',
  note: 'Said "late"\n\\ and خان 🙂',
}
const nothing: Row = { id: null, date: null, minutes: null, is_late: null, at: null, note: null }

let database: Database
beforeAll(() => {
  database = new Database({ url: server.database_url, poolSize: 1 })
})
afterAll(() => database.close())

const arrive = async (rows: readonly Row[]) => {
  const { id } = await makeWorkspace()
  return database.reader(id).run(read, columnsOf(types, rows))
}

describe('rows as columns', () => {
  it('arrive with every type, with nulls, and in their order', async () => {
    const last: Row = { id: 'atr_3', date: null, minutes: -7, is_late: true, at: null, note: '' }
    const rows = [first, Object.assign({}, nothing, { id: 'atr_2' }), last]
    expect(await arrive(rows)).toEqual(rows)
  })

  it('arrive where a row is alone, and where a column has no value at all', async () => {
    const alone = Object.assign({}, nothing, { id: 'atr_1' })
    expect(await arrive([alone])).toEqual([alone])
    expect(await arrive([alone, alone])).toEqual([alone, alone])
  })

  it('arrive by the thousand', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) =>
      Object.assign({}, first, { id: `atr_${n}`, minutes: n }),
    )
    expect(await arrive(rows)).toEqual(rows)
  })

  it.each(['', 'two\nlines'])('are refused where a column has no line for %j', id => {
    expect(() => columnsOf(types, [Object.assign({}, first, { id })])).toThrow('make the column a quoted one')
  })

  it('have null for what a row does not name', () => {
    expect(columnsOf({ id: 'text', note: 'quoted' }, [{ id: 'a' }, { id: 'b', note: 'c' }])).toEqual({
      id: 'a\nb',
      note: '\n"c"',
    })
  })
})
