// What was kept in English is known again by the patterns of sentences.

import { Recogniser } from '../../packages/console/app/language/recognise.ts'

const recogniser = new Recogniser([
  'is required',
  'installments',
  'The period {0} is closed.',
  '{0} of 12 months',
  'No policy is in force in {0}',
  'Installment {0} of {1} is waived: {2}',
  '{0} is {1}',
  'Upload the file again.',
])

it.each([
  ['is required', ['is required']],
  ['The period 2026 is closed.', ['The period {0} is closed.', '2026']],
  ['No policy is in force in 3 of 12 months', ['No policy is in force in {0}', ['{0} of 12 months', '3']]],
  [
    'Installment 2 of 500.00 is waived: the shop is shut',
    ['Installment {0} of {1} is waived: {2}', '2', '500.00', 'the shop is shut'],
  ],
  [
    'The period 2026 is closed. Upload the file again.',
    ['{0} {1}', ['The period {0} is closed.', '2026'], ['Upload the file again.']],
  ],
  ['BASIC: 7 of 12 months', ['{0}: {1}', 'BASIC', ['{0} of 12 months', '7']]],
  ['7 installments', ['{0} {1}', '7', ['installments']]],
])('of %s', (english, coded) => {
  expect(recogniser.recognise(english)).toEqual(coded)
})

it('of what nobody translated is nothing', () => {
  expect(recogniser.recognise('nobody has said so')).toBeUndefined()
})

it('of a text with many marks is told at once', () => {
  const marks = Array.from({ length: 40 }, (_, n) => `x${n}. y${n}; z:`).join(' ')
  expect(recogniser.recognise(marks)).toBeUndefined()
  expect(recogniser.recognise(`${marks} No policy is in force in 2026`)).toBeDefined()
  expect(recogniser.recognise('A: '.repeat(10_000))).toBeUndefined()
})
