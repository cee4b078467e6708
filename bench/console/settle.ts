// A page of which a picture is taken: when it has come to rest, and not before. One that never does is an error that says what it still waited for.

import type { Page, Request } from 'playwright-core'

const patienceMs = 60_000
const pauseMs = 100

/** What a page shows while it reads; a name that is being asked for is there as dots. */
const marks = 'main .skeleton, main [aria-busy=true], main .to-come'

interface Seen {
  /** What is not there yet, in words. */
  readonly missing: readonly string[]
  /** Where the parts of the page are: two looks that differ are a page that moves. */
  readonly shape: string
}

/** Runs in the page. */
const look = `(() => {
  const missing = [...document.querySelectorAll('${marks}')].map(mark => mark.outerHTML.slice(0, 80))
  if (!document.querySelector('main h1, main [role=alert]')) missing.push('a title')
  if (document.fonts.status !== 'loaded') missing.push('fonts')
  for (const image of document.images) {
    // A picture of the whole page shows what lies below the screen, too.
    image.loading = 'eager'
    if (!image.complete) missing.push(image.src)
  }
  const parts = [...document.querySelectorAll('main, main *')].map(part => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  })
  return { missing, shape: parts.join(' ') }
})()`

export class Rest {
  readonly #page: Page
  readonly #limitMs: number
  readonly #underWay = new Set<Request>()

  /** From before the first address, so that each request is counted. */
  constructor(page: Page, limitMs = patienceMs) {
    this.#page = page
    this.#limitMs = limitMs
    page.on('request', request => this.#underWay.add(request))
    page.on('requestfinished', request => this.#underWay.delete(request))
    page.on('requestfailed', request => this.#underWay.delete(request))
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address)
    await this.come()
  }

  /** By its address: a page that is left is at rest too, and would be taken for the one to come. */
  async follow(link: string): Promise<boolean> {
    const first = this.#page.locator(link).first()
    if ((await first.count()) === 0) return false
    await this.open(new URL((await first.getAttribute('href'))!, this.#page.url()).href)
    return true
  }

  /** Returns when the page has been the same for three looks, with nothing asked for and nothing to come. */
  async come(): Promise<void> {
    const since = Date.now()
    let seen: Seen = { missing: ['a first look'], shape: '' }
    for (let same = 0; same < 2; ) {
      if (Date.now() - since > this.#limitMs) throw new Error(this.#describe(seen))
      await this.#page.waitForTimeout(pauseMs)
      const before = seen.shape
      seen = await this.#page.evaluate<Seen>(look)
      const isAtRest = this.#underWay.size === 0 && seen.missing.length === 0
      same = isAtRest && seen.shape === before ? same + 1 : 0
    }
  }

  #describe({ missing }: Seen): string {
    const asked = [...this.#underWay].map(request => `${request.method()} ${request.url()}`)
    const told = [...asked, ...missing].join(', ') || 'a page that moves'
    return `${this.#page.url()} has not come to rest in ${this.#limitMs / 1000} s. It waits for ${told}.`
  }
}
