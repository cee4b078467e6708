// The relying party: which host name passkeys are for, by the setting and by the address of the request.

import { findRelyingParty } from '../../../packages/server/auth/factors/relying-party.ts'
import { readConfig } from '../../../packages/server/runtime/config.ts'

const refused = (host: string | undefined): string => {
  try {
    return findRelyingParty(undefined, host).id
  } catch (error) {
    return (error as Error).message
  }
}

describe('The relying party', () => {
  it('is what the operator has set, whatever the request says', () => {
    const url = 'https://muster.example.com'
    for (const host of ['localhost:8080', 'evil.example', undefined])
      expect(findRelyingParty(url, host)).toEqual({ id: 'muster.example.com', origin: url })
    expect(findRelyingParty('https://muster.example.com:8443', undefined)).toEqual({
      id: 'muster.example.com',
      origin: 'https://muster.example.com:8443',
    })
  })

  it('is localhost without a setting', () => {
    expect(findRelyingParty(undefined, 'localhost:8080')).toEqual({
      id: 'localhost',
      origin: 'http://localhost:8080',
    })
    expect(findRelyingParty(undefined, 'LOCALHOST')).toEqual({ id: 'localhost', origin: 'http://localhost' })
  })

  it.each(['127.0.0.1:8080', '[::1]:8080', '127.1:8080'])('is none on %s, which has a name', host => {
    expect(refused(host)).toMatch(
      /^Passkeys are for a name, .* under the address (127\.0\.0\.1|\[::1\])\. Open http:\/\/localhost:8080 instead\.$/,
    )
  })

  it.each([
    'muster.example.com',
    'localhost.example',
    '10.0.0.2',
    'a b',
    '',
    undefined,
    'localhost@evil.example',
  ])('is none on %s, which only a setting makes ours', host => {
    expect(refused(host)).toBe(
      'Passkeys do not work here, because the address of the console is not known. The operator of this deployment has to set MUSTER_CONSOLE_URL.',
    )
  })
})

describe('MUSTER_CONSOLE_URL', () => {
  it.each([
    ['https://muster.example.com', 'https://muster.example.com'],
    ['https://Muster.example.com/', 'https://muster.example.com'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('may be %s', (text, origin) => {
    expect(readConfig({ MUSTER_CONSOLE_URL: text }).consoleUrl).toBe(origin)
  })

  it.each([
    'muster.example.com',
    'http://muster.example.com',
    'https://10.0.0.2',
    'https://[::1]',
    'https://muster.example.com/app',
    'https://muster.example.com?a=b',
    'https://a:b@muster.example.com',
    'ftp://muster.example.com',
  ])('is refused as %s', text => {
    expect(() => readConfig({ MUSTER_CONSOLE_URL: text })).toThrow(
      `MUSTER_CONSOLE_URL is ${text}; it must be https:// and a host name without a path`,
    )
  })
})
