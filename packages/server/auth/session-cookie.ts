// Cookies: of the session, of a sign-on under way and of what a browser is known by, believed only on requests of our own pages.

import type { IncomingMessage } from 'node:http'
import { say } from '@muster/sentences'
import { Problem } from '../http/problem.ts'

/** The prefix has browsers refuse it from any other host, over plain HTTP and for a part of the site. */
const name = '__Host-muster_session'
const bindingName = '__Host-muster_sign_on'
const browserName = '__Host-muster_browser'
const always = 'Path=/; Secure; HttpOnly; SameSite=Strict'

export const readSessionCookie = (req: IncomingMessage) => readCookie(req, name)
export const readBindingCookie = (req: IncomingMessage) => readCookie(req, bindingName)

/** What a browser is known by: a token for each person who has signed in with it. */
export const readBrowserCookie = (req: IncomingMessage): string[] =>
  (readCookie(req, browserName) ?? '').split('.')

export const writeSessionCookie = (token: string, seconds: number) => writeCookie(name, token, seconds)
export const writeBindingCookie = (token: string, seconds: number) => writeCookie(bindingName, token, seconds)
export const writeBrowserCookie = (tokens: readonly string[], seconds: number) =>
  writeCookie(browserName, tokens.join('.'), seconds)

/** Of two cookies of the name nobody knows which one is ours, so neither counts. */
function readCookie(req: IncomingMessage, wanted: string): string | undefined {
  const { cookie } = req.headers
  if (cookie === undefined) return undefined
  const pairs = cookie.split(';').map(pair => pair.trim())
  const [found, ...more] = pairs.filter(pair => pair.startsWith(`${wanted}=`))
  return more.length > 0 ? '' : found?.slice(wanted.length + 1)
}

function writeCookie(as: string, token: string, seconds: number): string {
  return `${as}=${token}; Max-Age=${seconds}; ${always}`
}

export const endedSessionCookie = `${name}=; Max-Age=0; ${always}`

/**
 * Refuses a request that another site's page made a browser send: with its cookie, or to sign it in as somebody else.
 * What browsers say of a request (Sec-Fetch-Site) comes first; those that do not say it send the origin of a write.
 */
export function assertOwnPage(req: IncomingMessage): void {
  const { 'sec-fetch-site': site, origin, host } = req.headers
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const isOwn = site === undefined ? isSameHost(origin, host, isRead) : isOwnSite(site, isRead)
  if (isOwn) return
  throw new Problem(
    'foreign_origin',
    say`This request does not come from a page of this server, so its session does not count. Open the console itself.`,
  )
}

/** `none` is an address that somebody typed or chose from their bookmarks. */
function isOwnSite(site: string | string[], isRead: boolean): boolean {
  return site === 'same-origin' || (site === 'none' && isRead)
}

function isSameHost(origin: string | undefined, host: string | undefined, isRead: boolean): boolean {
  if (origin === undefined) return isRead
  return host !== undefined && URL.parse(origin)?.host === host.toLowerCase()
}
