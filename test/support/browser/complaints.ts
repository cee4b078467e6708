// What a browser complains about while a test runs: errors of the page and its console, violations of the policy, and requests that failed.

import type { ConsoleMessage, Page, Request, Response } from 'playwright-core'

/** That nobody is signed in, or not yet by both factors, is what a page finds out by asking for all that it begins with. */
const isQuestion = (request: Request): boolean =>
  request.method() === 'GET' &&
  ['/console/session', '/console/v1/company'].includes(new URL(request.url()).pathname)

/** The bell rings by the clock, and so at times between the end of a session and the code of the next sign-in. No page asked for it. */
const isOfEndedSession = (request: Request, status: number): boolean =>
  [401, 403].includes(status) &&
  request.method() === 'GET' &&
  new URL(request.url()).pathname === '/console/notifications'

/** A dry run keeps nothing, so nothing was refused to anybody. */
export const isTrial = (request: Request): boolean => request.headers()['dry-run'] === 'true'

export class Complaints {
  readonly #found: string[] = []
  /** Refusals of the service, such as "409 PATCH /console/v1/employees/emp_1". */
  readonly #refusals: string[] = []
  readonly #underWay = new Set<Request>()

  constructor(page: Page) {
    page.on('console', message => this.#hear(message))
    page.on('pageerror', error => this.#found.push(`page error: ${error.stack ?? error.message}`))
    page.on('request', request => this.#underWay.add(request))
    page.on('requestfinished', request => this.#underWay.delete(request))
    page.on('requestfailed', request => this.#fail(request))
    page.on('response', response => this.#note(response))
  }

  get underWay(): number {
    return this.#underWay.size
  }

  get all(): readonly string[] {
    return [...this.#found, ...this.#refusals]
  }

  /** The refusals so far, which the test expects; what is left then are those that it does not. */
  takeRefusals(): string[] {
    return this.#refusals.splice(0)
  }

  /** Everything so far, where a test breaks something. */
  takeAll(): string[] {
    return [...this.#found.splice(0), ...this.takeRefusals()]
  }

  // The browser prints each answer of 400 and more; those are told as refusals.
  #hear(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type())) return
    if (/^Failed to load resource: the server responded/.test(message.text())) return
    this.#found.push(`console: ${message.text()}`)
  }

  #fail(request: Request): void {
    this.#underWay.delete(request)
    const reason = request.failure()?.errorText
    // A page that is left has no use for what it asked; each browser has its own word for that.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'NS_BINDING_ABORTED')
      this.#found.push(`request failed: ${describe(request)} ${reason}`)
  }

  #note(response: Response): void {
    const request = response.request()
    if (response.status() < 400 || ([401, 403].includes(response.status()) && isQuestion(request))) return
    if (isOfEndedSession(request, response.status())) return
    // What an action would be refused is told while it is filled in.
    if (isTrial(request)) return
    this.#refusals.push(`${response.status()} ${describe(request)}`)
  }
}

const describe = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`
