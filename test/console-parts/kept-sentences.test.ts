// A sentence that was kept as its English with its gaps: whatever its values are, it has its pattern and its values again.

import { type Gaps, Sentence } from '@muster/sentences'
import fc from 'fast-check'
import urdu from '../../packages/console/words/sentences/ur.json' with { type: 'json' }

const patterns = Object.keys(urdu)

/** What people and programs write, and what would be taken for a gap, a mark or a sentence. */
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '{0}',
    '0.00',
    '2026-11',
    'عائشہ خان ۲',
    '. ',
    '; ',
    ': ',
    '🙂',
    'is required',
    'A {1} B. C',
  ),
)

/** Of any pattern of the service, with values that are of any pattern themselves. */
const { sentence } = fc.letrec<{ sentence: Sentence; value: string | Sentence }>(tie => ({
  sentence: fc
    .constantFrom(...patterns)
    .chain(pattern =>
      fc
        .array(tie('value'), { minLength: 9, maxLength: 9 })
        .map(
          values =>
            new Sentence(pattern.split(/\{\d+\}/), values.slice(0, pattern.split(/\{\d+\}/).length - 1)),
        ),
    ),
  value: fc.oneof({ maxDepth: 2, depthSize: 'small' }, text, tie('sentence')),
}))

const keep = (gaps: Gaps): Gaps => JSON.parse(JSON.stringify(gaps))

it('no pattern has more gaps than are tried', () => {
  expect(patterns.length).toBeGreaterThan(1_000)
  expect(Math.max(...patterns.map(pattern => pattern.split(/\{\d+\}/).length - 1))).toBeLessThanOrEqual(9)
})

it('of each pattern', () => {
  const values = ['{0}', 'عائشہ خان', 'A. B; C: {1}', '', 'is required', '0.00', '7', 'x', 'y']
  for (const pattern of patterns) {
    const parts = pattern.split(/\{\d+\}/)
    const said = new Sentence(parts, values.slice(0, parts.length - 1))
    expect(said.pattern).toBe(pattern)
    expect(Sentence.ofGaps(String(said), keep(said.gaps)).coded).toEqual(said.coded)
  }
})

it('sentences within sentences', () => {
  fc.assert(
    fc.property(sentence as fc.Arbitrary<Sentence>, said => {
      expect(Sentence.ofGaps(String(said), keep(said.gaps)).coded).toEqual(said.coded)
    }),
    { numRuns: 2_000 },
  )
})
