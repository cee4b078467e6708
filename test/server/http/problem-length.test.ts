// Problems are read by a person, whatever a caller or a library puts into their words.

import { shorten, tellShortly } from '@muster/formats/shorten'
import { asIs, say } from '@muster/sentences'
import { conflict, invalidField, Problem } from '../../../packages/server/http/problem.ts'

it('has a detail of at most 8,000 characters', () => {
  const { detail } = conflict(asIs('a'.repeat(20_000_000))).body('req_1')
  expect(detail).toHaveLength(8_000)
  expect(detail.endsWith('a…')).toBe(true)
})

it('has messages of fields of at most 1,000 characters', () => {
  const problem = new Problem('conflict', say`No.`, {
    errors: [{ field: 'a', message: asIs('b'.repeat(3_000_000)) }],
  })
  expect(problem.body('req_1').errors![0]!.message).toHaveLength(1_000)
  expect(String(problem.extras.errors![0]!.message)).toHaveLength(1_000)
  expect(invalidField('body', asIs('c'.repeat(3_000_000))).body('req_1').detail).toHaveLength(8_000)
})

it('tells what a library says in one line of 200 characters, without its full stop', () => {
  expect(tellShortly(new Error('Line 1\n  is wrong.'))).toBe('Line 1 is wrong')
  expect(tellShortly('\0no\tError')).toBe('no Error')
  expect(tellShortly(new Error('x'.repeat(20_000_000)))).toBe(`${'x'.repeat(199)}…`)
})

it('cuts no character in two', () => {
  expect(shorten('😀😀😀', 4)).toBe('😀\ufffd…')
  expect(shorten('abc', 3)).toBe('abc')
})
