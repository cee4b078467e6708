// What the contract is written out to where an operation ends.

import { expandContract } from '../../packages/contract/expand.ts'
import { parseContract } from '../../scripts/contract.ts'

const whole = expandContract(parseContract())

it('says of an operation that ends since when and until when, in words and by headers', () => {
  const draft = parseContract()
  draft['x-deprecations'] = { listPayGrades: { since: '2026-12-01', until: '2027-03-01' } }
  const written = expandContract(draft)
  const { deprecated, description, responses } = written.paths!['/v1/pay_grades']!.get!
  const before = whole.paths!['/v1/pay_grades']!.get!
  expect(deprecated).toBe(true)
  expect(description).toBe(`**Deprecated since 2026-12-01.** It ends on 2027-03-01.\n\n${before.description}`)
  const added = Object.keys(responses!['200']!.headers!).filter(
    name => !Object.hasOwn(before.responses!['200']!.headers!, name),
  )
  expect(added).toEqual(['Deprecation', 'Sunset', 'Link'])
  expect(expandContract(written)).toEqual(written)
  expect(before.deprecated).toBeUndefined()
})
