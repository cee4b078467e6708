// What breaks the filters of a list: x-filters of no field, of what nobody may see, and comparisons that are none.

import { type Break, list, one } from './breaks.ts'

export const filterBreaks: readonly Break[] = [
  [
    'a filter of no field',
    d => (list(d)['x-filters'].state = 'Only some.'),
    /x-filters\.state: What this lists has no field "state"/,
  ],
  [
    'a filter of what is no list',
    d => (one(d)['x-filters'] = { status: 'Only some.' }),
    /x-filters\.status: This is no list/,
  ],
  ['a filter without words', d => (list(d)['x-filters'].status = null), /Say what the filter does/],
  [
    'a filter of what few may see',
    d => (list(d)['x-filters'].national_id = 'Only this one.'),
    /"national_id" is not for every caller to see/,
  ],
  [
    'a filter of a list',
    d => (d.paths['/v1/webhook_endpoints'].get['x-filters'] = { events: 'Only those.' }),
    /"events" holds more than one value/,
  ],
  [
    'a filter of a constant',
    d => (list(d)['x-filters'].object = 'Only.'),
    /"object" is the same in every record/,
  ],
  [
    'a comparison of no field',
    d => (list(d)['x-filters'].joined_from = { field: 'joined_on', op: '>=', description: 'Only later.' }),
    /x-filters\.joined_from: What this lists has no field "joined_on"/,
  ],
  [
    'a comparison that is none',
    d => (list(d)['x-filters'].joined_from = { field: 'joining_date', op: '=>', description: 'Only later.' }),
    /x-filters\.joined_from: .*op is one of <, <=, >, >=/,
  ],
  [
    'a comparison with more than it takes',
    d => (list(d)['x-filters'].joined_from = { field: 'joining_date', op: '>=', describes: 'Only later.' }),
    /x-filters\.joined_from: A filter that compares says \{ field, op, description \}/,
  ],
  [
    'a comparison without words',
    d => (list(d)['x-filters'].joined_from = { field: 'joining_date', op: '>=' }),
    /x-filters\.joined_from: Say what the filter does/,
  ],
  [
    'a comparison of names',
    d => (list(d)['x-filters'].named_from = { field: 'last_name', op: '>=', description: 'Only those.' }),
    /"last_name" is neither a date nor an instant/,
  ],
  [
    'a comparison under the name of a field',
    d =>
      (list(d)['x-filters'].joining_date = { field: 'joining_date', op: '>=', description: 'Only later.' }),
    /"joining_date" is a field of what this lists/,
  ],
  ['filters without words', d => (list(d)['x-filters'] = ['status']), /x-filters holds a table of fields/],
  [
    'a filter with a schema of its own',
    d => (list(d).parameters = [{ name: 'status', in: 'query', schema: { type: 'string' } }]),
    /Write x-filters: \{ status: \.\.\. \}/,
  ],
  [
    'a filter that the path says',
    d => (d.paths['/v1/employees'].parameters = [{ name: 'branch_id', in: 'path', required: true }]),
    /x-filters\.branch_id: The path or another parameter says "branch_id" already/,
  ],
]
