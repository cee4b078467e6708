// The history of a record: the lines of its audit and of its changes put together, and the values that it kept as text.

import { hasBeginning, mergeHistory, readKept } from '../../packages/console/records/history/entries.ts'

const object_id = 'emp_01k21fe3zefz69jqj7htb64786'
const entry = (id: string, actor: string, created_at: string, commit = '7') => ({
  object: 'audit_entry' as const,
  id,
  action: 'updateEmployee',
  actor,
  object_id,
  details: '{}',
  subject_id: null,
  employee_id: null,
  leave_type_id: null,
  from_date: null,
  to_date: null,
  commit,
  created_at,
})
const change = (id: string, actor: string, created_at: string, commit = '7') => ({
  object: 'record_change' as const,
  id,
  kind: 'Employee',
  employee_id: object_id,
  actor,
  object_id,
  changes: [{ field: 'gender', from: null, to: 'female', is_sensitive: false }],
  commit,
  created_at,
})

describe('the history of a record', () => {
  it('makes one line of what one request left, newest first', () => {
    const lines = mergeHistory(
      [entry('a', 'mbr_1', '2026-11-02T08:00:09.004Z'), entry('b', 'mbr_1', '2026-11-02T08:00:00.001Z', '6')],
      [change('c', 'key_1', '2026-11-03T08:00:00.000Z'), change('d', 'mbr_1', '2026-11-02T08:00:00.001Z')],
      object_id,
    )
    expect(lines.map(({ id, changes }) => [id, changes.length])).toEqual([
      ['c', 1],
      ['a', 1],
      ['b', 0],
    ])
  })

  it('keeps apart what two people did in one moment, and what one person did twice', () => {
    const at = '2026-11-02T08:00:00.000Z'
    expect(mergeHistory([entry('a', 'mbr_1', at)], [change('c', 'mbr_2', at)], object_id)).toHaveLength(2)
    const twice = mergeHistory(
      [entry('a', 'mbr_1', at), entry('b', 'mbr_1', at, '8')],
      [change('c', 'mbr_1', at), change('d', 'mbr_1', at, '8')],
      object_id,
    )
    expect(twice.map(({ id, changes }) => [id, changes.length])).toEqual([
      ['a', 1],
      ['b', 1],
    ])
  })
})

describe('the beginning of a record', () => {
  it('is in its history, or told by the record', () => {
    const lines = mergeHistory([entry('a', 'mbr_1', '2026-11-01T08:00:00.000Z')], [], object_id)
    expect(hasBeginning(lines, '2026-11-01T07:59:59.900Z')).toBe(true)
    expect(hasBeginning(lines, '2026-10-01T08:00:00.000Z')).toBe(false)
  })
})

describe('the history of a person', () => {
  it('says of what is theirs which record it is', () => {
    const at = '2026-11-02T08:00:00.000Z'
    const leave = { ...change('c', 'mbr_1', at), kind: 'LeaveApplication', object_id: 'lap_1' }
    expect(mergeHistory([entry('a', 'mbr_1', at)], [leave], object_id)).toMatchObject([
      { id: 'a', changes: [] },
      { id: 'c', of: { kind: 'LeaveApplication', id: 'lap_1' } },
    ])
  })
})

describe('a value of the history', () => {
  it('is what the record has', () => {
    expect(readKept({ type: 'boolean' }, 'false')).toBe(false)
    expect(readKept({ type: 'integer' }, '12')).toBe(12)
    expect(readKept({ type: 'array' }, '["a","b"]')).toEqual(['a', 'b'])
    expect(readKept({ type: 'string' }, '[a] b')).toBe('[a] b')
    expect(readKept(undefined, null)).toBe(null)
  })

  it('stays text where it was too long to keep', () => {
    expect(readKept({ type: 'array' }, '["a","b…')).toBe('["a","b…')
  })
})
