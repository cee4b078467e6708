// The form of a service token offers what the server takes, and no more.

import { isShutOut, tokenPermissions } from '../../packages/console/pages/developers/token-permissions.ts'
import { allTokenPermissions } from '../../packages/server/auth/rights.ts'
import { sidesOfPayroll } from '../../packages/server/auth/tokens/service-tokens.ts'

it('offers the permissions that the server gives to service tokens', () => {
  expect(tokenPermissions).toEqual(allTokenPermissions)
})

it('offers one side of payroll', () => {
  const { figures, approval } = sidesOfPayroll
  const shutOut = (chosen: readonly string[]) => tokenPermissions.filter(one => isShutOut(one, chosen))
  for (const one of figures) expect(shutOut([one])).toEqual(approval)
  expect(shutOut(approval)).toEqual(figures)
  expect(shutOut(['leave.manage'])).toEqual([])
})
