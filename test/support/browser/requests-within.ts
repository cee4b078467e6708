// Requests within a reach: what a page of one's own, or of a team, asks for beyond the frame that is around every page.

import type { Page, Request } from 'playwright-core'

/** What the frame asks for: who is signed in and where, what is under way, what the person was told and is asked, and the names of records. */
const ofFrame = [
  '/console/session',
  '/console/v1/company',
  '/console/pending_work',
  '/console/bulk_actions',
  '/console/names',
  '/console/notifications',
  '/console/approvals',
]

/** What is for those whom a record concerns, under a reach of its own that no page widens. */
const ofConcerned = '/console/comments'

/** The requests to come that have none of these reaches, but for those apart, which have no header of their own. */
export function watchBeyond(page: Page, reaches: readonly string[], apart?: RegExp): string[] {
  const beyond: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/console/') || [...ofFrame, ofConcerned].includes(pathname)) return
    if (apart?.test(pathname)) return
    if (!reaches.includes(request.headers()['muster-reach'] ?? ''))
      beyond.push(`${request.method()} ${pathname}`)
  })
  return beyond
}
