// An identity provider of a company, in a process of its own, and a browser that goes through it.

import { once } from 'node:events'
import { join } from 'node:path'
import { atEnd } from '../jest/at-end.ts'
import { startModule } from '../processes/children.ts'

export const clientId = 'muster'
export const clientSecret = 'a secret between two servers'

export interface Orders {
  /** Who signs in, by the name that the provider has for them. */
  readonly subject: string
  readonly claims: Readonly<Record<string, unknown>>
  /** What the ID token says otherwise than the provider would. */
  readonly id_token?: Readonly<Record<string, unknown>>
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly signs_with_another_key?: boolean
  readonly changes_keys?: boolean
  readonly is_away?: boolean
  readonly is_slow?: boolean
  readonly is_oversized?: boolean
  /** An address that is asked, and has to answer, before somebody is told of. */
  readonly asks_before_token?: string
}

export interface IdentityProvider {
  readonly issuer: string
  order(orders: Orders): Promise<void>
}

export async function startIdentityProvider(redirects: readonly string[]): Promise<IdentityProvider> {
  const child = startModule(join(import.meta.dirname, 'serve-identity-provider.ts'), redirects, {
    silent: true,
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const issuer = `http://127.0.0.1:${port}`
  const order = async (orders: Orders) => {
    await fetch(`${issuer}/orders`, { method: 'POST', body: JSON.stringify(orders) })
  }
  atEnd(async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  })
  return { issuer, order }
}

/** Follows the provider's redirects, with its cookies, until it sends the browser back; tells with which parameters. */
export async function goThrough(address: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let url = new URL(address)
  for (let steps = 0; steps < 10; steps++) {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    url = new URL(location, url)
    if (url.pathname === '/app/sign-on') return Object.fromEntries(url.searchParams)
  }
  throw new Error('The provider redirects without an end.')
}
