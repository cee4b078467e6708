// What npm run check is given: the names of checks, and nothing that it would pass over.

import { program } from '../support/processes/program.ts'

it('a check runs alone where it is named', async () => {
  const { ended, output } = program('scripts/check.ts', ['lockfile'])
  expect({ code: await ended(), said: output().match(/^== .*/gm) }).toEqual({
    code: 0,
    said: ['== lockfile'],
  })
})

it('a name that no check has is refused with those that they have, and nothing runs', async () => {
  const { ended, output } = program('scripts/check.ts', ['lockfile', '--fast'])
  expect(await ended()).toBe(1)
  expect(output()).toMatch(/^There is no check "--fast"\. .*\n {2}lockfile\n(?: {2}.*\n)+$/)
  expect(output()).not.toContain('== ')
})
