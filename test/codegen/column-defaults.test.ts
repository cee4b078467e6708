// What a form shows of a column's default.

import { readDefault } from '../../scripts/console/column-defaults.ts'

it.each([
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['integer', '0', 0],
  ['bigint', "'5242880'::bigint", 5_242_880],
  ['numeric', '0', '0'],
  ['numeric', "'-1.50'::numeric", '-1.50'],
  ['numeric', '(-1)', '-1'],
  ['text', "'active'::text", 'active'],
  ['text', "'it''s'::text", "it's"],
  ['text', "''::text", undefined],
  ['text[]', "'{}'::text[]", undefined],
  ['text[]', "'{image/png,image/jpeg}'::text[]", ['image/png', 'image/jpeg']],
  ['integer[]', "'{6,7}'::integer[]", [6, 7]],
  ['timestamp with time zone', 'stamp()', undefined],
  ['text', null, undefined],
])('of %s %s is %p', (type, sql, shown) => {
  expect(readDefault({ type, default: sql })).toEqual(shown)
})
