// Archives that lie of themselves: each is refused in a sentence, and nothing of it is stored.

import { join } from 'node:path'
import {
  type Entries,
  linesOf,
  manifestOf,
  type Row,
  rowsIn,
  setLines,
  setManifest,
  writeEntries,
} from '../../support/fixtures/archive.ts'
import { bytes, openSmallArchive, type SmallArchive, sha256 } from '../../support/fixtures/small-archive.ts'

let small: SmallArchive
beforeAll(async () => {
  small = await openSmallArchive()
})
afterAll(() => small?.end())

/** Why the archive is refused after a change. */
async function refusal(change: (changed: Entries) => void): Promise<string> {
  const changed = new Map(small.entries)
  change(changed)
  const file = join(small.folder, 'changed.zip')
  await writeEntries(file, changed)
  return small.refusalOf(file)
}

/** Writes a first row of a table anew. */
function changeRow(table: string, change: (row: Row) => unknown) {
  return (changed: Entries): void => {
    const [first, ...more] = rowsIn(changed, table)
    const row = change(first!) ?? first
    setLines(changed, table, [JSON.stringify(row), ...more.map(each => JSON.stringify(each))])
  }
}

const told = (change: (manifest: ReturnType<typeof manifestOf>) => void) => (changed: Entries) => {
  const manifest = manifestOf(changed)
  change(manifest)
  setManifest(changed, manifest)
}

const lines = (table: string, change: (lines: string[]) => (string | Buffer)[]) => (changed: Entries) =>
  setLines(changed, table, change(linesOf(changed, table)))

describe('An archive is refused', () => {
  it.each<[string, (changed: Entries) => void, RegExp]>([
    [
      'without a manifest',
      each => each.delete('manifest.json'),
      /no archive of a workspace: it has no manifest.json/,
    ],
    [
      'with a manifest that is no JSON',
      each => each.set('manifest.json', Buffer.from('{')),
      /manifest.json is no JSON/,
    ],
    [
      'of another format',
      told(each => (each.format = 'zip')),
      /says the format "zip", and not muster-workspace/,
    ],
    [
      'of a version to come',
      told(each => (each.format_version = 2)),
      /has version 2 .* Import it with the Muster that made it/,
    ],
    [
      'of another migration',
      told(each => (each.migration = '0001-core')),
      /made at the migration 0001-core, and this Muster is at \d{4}-/,
    ],
    [
      'of no workspace',
      told(each => (each.workspace_id = '../etc')),
      /lacks workspace_id: it must be the id of a workspace/,
    ],
    ['whose manifest has no list of tables', told(each => (each.tables = {})), /lacks tables/],
    ['whose manifest lacks a table', told(each => each.tables.pop()), /manifest.json lacks the table/],
    [
      'whose manifest names a table twice',
      told(each => each.tables.push(each.tables[0])),
      /names the table .* twice/,
    ],
    [
      'with an unknown table',
      told(each => (each.tables[0].table = 'sessions')),
      /has the table sessions, which does not go/,
    ],
    [
      'that lacks the entry of a table',
      each => each.delete('tables/employees.jsonl'),
      /lacks the entry tables\/employees.jsonl/,
    ],
    [
      'with an entry more',
      each => each.set('notes.txt', Buffer.from('x')),
      /has the entry "notes.txt", which does not belong/,
    ],
    [
      'with other rows than were counted',
      told(each => each.tables.find(of('employees')).rows++),
      /employees has 2 rows; manifest.json says 3/,
    ],
    [
      'with another hash',
      told(each => (each.tables.find(of('employees')).sha256 = 'a'.repeat(64))),
      /employees.jsonl has [0-9a-f]{64} as its SHA-256; manifest.json says aaaa/,
    ],
    [
      'with other bytes of a file',
      each => each.set(`files/${sha256}`, Buffer.alloc(bytes.length, 'x')),
      /files\/.* as its SHA-256/,
    ],
    [
      'with a file of another size',
      each => each.set(`files/${sha256}`, Buffer.from('x')),
      /Its files have 1 bytes together/,
    ],
    ['without a file', each => each.delete(`files/${sha256}`), /has 0 files; manifest.json says 1/],
    ['with another file in its place', inItsPlace, /lacks the entry files\//],
    ['with a file that no row names', setNoDocuments, /is a file that no row names/],
    [
      'with an unknown column',
      changeRow('employees', row => ({ ...row, is_admin: true })),
      /employees, line 1, has the column is_admin/,
    ],
    [
      'without a column',
      changeRow('employees', row => ({ ...row, last_name: undefined })),
      /employees, line 1, lacks the column last_name/,
    ],
    [
      'with a row of another workspace',
      changeRow('employees', row => ({ ...row, workspace_id: 'wsp_other' })),
      /employees, line 1, is of the workspace "wsp_other"/,
    ],
    [
      'with a company of another id',
      changeRow('companies', row => ({ ...row, id: 'wsp_other' })),
      /companies, lines 1 to 1: the database refuses them/,
    ],
    [
      'with U+0000',
      changeRow('employees', row => ({ ...row, first_name: 'A\0' })),
      /employees, line 1, has the character U\+0000/,
    ],
    [
      'with half a character',
      changeRow('employees', row => ({ ...row, first_name: '\ud800' })),
      /employees, line 1, has half of a character/,
    ],
    [
      'with an amount as a number',
      changeRow('employees', row => ({ ...row, first_name: 0.1 })),
      /has what is neither text, truth value, whole number nor list/,
    ],
    [
      'with an object as a value',
      changeRow('employees', row => ({ ...row, first_name: {} })),
      /has what is neither/,
    ],
    [
      'with bytes that are no UTF-8',
      lines('employees', () => [Buffer.from([0x22, 0xff])]),
      /employees, line 1, is no JSON object in UTF-8/,
    ],
    [
      'with a column that stands twice in a row, once without a value',
      lines('employees', ([first, ...more]) => [
        first!.replace('"first_name":"Ayesha"', '"first_name":null').replace('{', '{"first_name" : "Other",'),
        ...more,
      ]),
      /employees, line 1, has a column twice/,
    ],
    ['with an empty line', lines('employees', each => [...each, '']), /employees, line 3, is no JSON object/],
    ['with a list as a row', lines('employees', () => ['[]']), /employees, line 1, is no JSON object/],
    [
      'with a reference to nothing',
      changeRow('employees', row => ({ ...row, department_id: 'dep_none' })),
      /employees, lines 1 to 2: the database refuses them.*foreign key constraint/,
    ],
    [
      'with a reference to nothing that comes later',
      changeRow('departments', row => ({ ...row, head_employee_id: 'emp_none' })),
      /departments, lines 1 to 1: the database refuses them.*foreign key/,
    ],
    [
      'with a value that a check forbids',
      changeRow('employees', row => ({ ...row, status: 'king' })),
      /employees_status_check/,
    ],
    [
      'with a row that stands there twice',
      lines('employees', each => [...each, ...each]),
      /duplicate key value/,
    ],
    [
      'with text where a date belongs',
      changeRow('employees', row => ({ ...row, joining_date: `'; drop table employees` })),
      /invalid input syntax for type date/,
    ],
    [
      'with a file that has no hash for a name',
      changeRow('stored_files', row => ({ ...row, sha256: '../../x' })),
      /lacks the entry files\/..\/..\/x/,
    ],
  ])('%s', async (_, change, says) => {
    expect(await refusal(change)).toMatch(says)
  })
})

const of = (table: string) => (each: { table: string }) => each.table === table

function inItsPlace(changed: Entries): void {
  changed.delete(`files/${sha256}`)
  changed.set(`files/${'b'.repeat(64)}`, bytes)
}

function setNoDocuments(changed: Entries): void {
  setLines(changed, 'employee_documents', [])
  setLines(changed, 'stored_files', [])
}
