// The process of an identity provider: a certified one over real HTTP, which a test tells whom it knows and what to get wrong.

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import Provider from 'oidc-provider'
import { clientId, clientSecret, type Orders } from './identity-provider.ts'

const host = '127.0.0.1'
const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = (key: KeyObject, kid: string) => ({
  ...key.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
})

let orders: Orders = { subject: 'nobody', claims: {} }
let key = makeKey()
let kid = 'first'

/** Under the provider's own key, and with its own claims unless a test says otherwise. */
function signAgain(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object
  const parts = [
    { alg: 'RS256', kid, typ: 'JWT' },
    { ...claims, ...orders.id_token },
  ]
  const text = parts.map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const { privateKey } = orders.signs_with_another_key ? makeKey() : key
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
}

function makeProvider(issuer: string): Provider {
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: process.argv.slice(2) }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...orders.claims }),
    }),
    async loadExistingGrant({
      oidc,
    }: {
      oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } }
    }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (ctx.path === '/token' && orders.asks_before_token) await fetch(orders.asks_before_token)
    await next()
    if (ctx.path.endsWith('/openid-configuration')) Object.assign(ctx.body, orders.metadata)
    if (ctx.path === '/jwks') ctx.body = { keys: [publicKey(key.publicKey, kid)] }
    if (ctx.path === '/token' && ctx.body.id_token) ctx.body.id_token = signAgain(ctx.body.id_token)
  })
  return provider
}

async function answer(provider: Provider, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { url = '' } = req
  if (url === '/orders') {
    orders = (await json(req)) as Orders
    if (orders.changes_keys) [key, kid] = [makeKey(), `${kid} and another`]
    res.end()
  } else if (orders.is_away) req.socket.destroy()
  else if (orders.is_slow) req.resume()
  else if (orders.is_oversized) res.end(`{"issuer":"${'x'.repeat(300 * 1024)}"}`)
  else if (url.startsWith('/interaction/'))
    await provider.interactionFinished(req, res, { login: { accountId: orders.subject } })
  else provider.callback()(req, res)
}

const server = createServer()
server.listen(0, host, () => {
  const { port } = server.address() as AddressInfo
  const provider = makeProvider(`http://${host}:${port}`)
  server.on('request', (req, res) => {
    answer(provider, req, res).catch(error => res.writeHead(500).end(String(error)))
  })
  process.send?.({ port })
})
process.on('disconnect', () => process.exit())
