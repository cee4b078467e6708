// The part of credentials.ts that asks for tokens with client credentials, as OAuth 2 has them.

const types = `
/** Of OAuth 2: a program that asks for tokens in its own name. */
export interface ClientCredentials {
  clientId: string
  clientSecret: string
  /** What is asked for; what the server gives when left out. */
  scopes?: readonly string[]
  /** Where tokens are given, where that is not what the document says. */
  tokenUrl?: string
  /** What the server asks for besides, such as audience. */
  fields?: Readonly<Record<string, string>>
}
`

const source = `
function makeSource({ tokenUrl = '' }: Scheme, value: unknown): Source {
  if (typeof value === 'object' && value !== null && 'clientSecret' in value) return makeTokens(tokenUrl, value as ClientCredentials)
  return async () => (typeof value === 'function' ? value() : value)
}

/** A token is asked for once, whoever waits for it, and again a little before it ends or after it was refused. */
function makeTokens(tokenUrl: string, client: ClientCredentials): Source {
  let token: Promise<string> | undefined
  let current: { text: string; endsAt: number } | undefined
  const renew = async (fetch: Fetch, base: string): Promise<string> => {
    try {
      current = await askToken(new URL(client.tokenUrl ?? tokenUrl, base), client, fetch)
      return current.text
    } catch (error) {
      token = undefined
      throw error
    }
  }
  const source: Source = (fetch, base, refused) => {
    // Without one there is either none yet, or one on its way.
    if (current && (current.text === refused || Date.now() >= current.endsAt)) current = token = undefined
    token ??= renew(fetch, base)
    return token
  }
  return Object.assign(source, { isRenewed: true })
}

async function askToken(
  url: URL,
  { clientId, clientSecret, scopes = [], fields }: ClientCredentials,
  fetch: Fetch,
): Promise<{ text: string; endsAt: number }> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...(scopes.length > 0 && { scope: scopes.join(' ') }), ...fields })
  const [username = '', password = ''] = [clientId, clientSecret].map(text => new URLSearchParams([['', text]]).toString().slice(1))
  const headers = { Authorization: \`Basic \${encodeAccount({ username, password })}\`, Accept: 'application/json' }
  // The secret goes nowhere else, and whoever waits does not wait for ever.
  const init: RequestInit = { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(30_000) }
  const answer = await fetch(new Request(url, init))
  const said = (await answer.json().catch(() => undefined)) as Record<string, unknown> | undefined
  const { access_token: text, expires_in: seconds = Number.POSITIVE_INFINITY, error = '' } = said ?? {}
  if (!answer.ok || typeof text !== 'string') throw new Error(\`\${url.origin}\${url.pathname} gives no token: \${answer.status} \${String(error).slice(0, 100)}\`.trim())
  const lifeMs = (Number(seconds) || 0) * 1000
  return { text, endsAt: Date.now() + lifeMs - Math.min(30_000, lifeMs / 10) }
}
`

export const clientCredentials = { types, source }
