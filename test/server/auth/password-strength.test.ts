// The judge of new passwords: its work is done where all requests are answered, so it stays small.

import { PasswordStrength } from '../../../packages/server/auth/factors/password-strength.ts'

const random = Array.from({ length: 200 }, (_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join('')
const dotted = { email: `${'a.'.repeat(100)}@muster.example`, name: 'Ayesha Khan' }

describe('The strength of a password', () => {
  it('of 200 characters is judged in less than a third of a second of a processor, whoever chooses it', async () => {
    const strength = new PasswordStrength()
    await strength.findFlaw('password', 'loads the dictionaries', dotted)
    const before = process.cpuUsage()
    await strength.findFlaw('password', random, dotted)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(330)
  })

  it('is that of its first 64 characters', async () => {
    const strength = new PasswordStrength()
    const weak = 'a'.repeat(64)
    expect(await strength.findFlaw('password', `${weak}${random.slice(0, 100)}`, dotted)).toBeDefined()
    expect(await strength.findFlaw('password', random.slice(0, 64), dotted)).toBeUndefined()
  })
})
