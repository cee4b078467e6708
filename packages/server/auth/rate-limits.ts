// Request budgets: one per workspace and minute, and a small one per address for requests that no workspace pays for.

import { type Sentence, say } from '@muster/sentences'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { createClient } from 'redis'
import { Problem } from '../http/problem.ts'

const windowSeconds = 60
const guessSeconds = 15 * 60
/** Calendars read a feed every few hours. */
const readsPerMinute = 30
/** A page asks up to 20 times, and nobody reads more than 30 pages a minute. */
const requestsOfPerson = 600
/** How long somebody who signed in speaks for the address they came from. */
const vouchSeconds = 24 * 60 * 60
/** However many speak for an address, it guesses no more often in addition. */
const guessesByVouching = 450

export type Redis = ReturnType<typeof createClient>

export interface Budget {
  readonly limit: number
  readonly remaining: number
  /** Until the window ends. */
  readonly resetSeconds: number
}

/** Whose budget a request is counted against. */
export type Payer = 'workspace' | 'person' | 'address' | 'visitor' | 'feed'

type Counter = RateLimiterMemory | RateLimiterRedis

// A Redis that stays connected and says nothing: how long a request waits for it, and how long it is then left alone.
const patienceMs = 500
const restMs = 1_000
const late = Symbol('late')

export interface LimitsOptions {
  readonly redis?: Redis | undefined
  readonly refusedPerMinute?: number | undefined
  readonly visitsPerMinute?: number | undefined
  readonly personalPerMinute?: number | undefined
}

export class Limits {
  readonly #memory: Counter
  readonly #shared: Counter | undefined
  #silentUntil = 0
  readonly #refused: number
  readonly #visits: number
  readonly #personal: number

  /** Counts in this process, or in Redis so that several nodes share one budget exactly. */
  constructor(options: LimitsOptions = {}) {
    const window = { points: Number.MAX_SAFE_INTEGER, duration: windowSeconds, keyPrefix: 'muster' }
    const memory = new RateLimiterMemory(window)
    // While Redis is away each node counts for itself: a budget that is too generous beats an API that is down.
    this.#memory = memory
    this.#shared = options.redis
      ? new RateLimiterRedis({
          ...window,
          storeClient: options.redis,
          useRedisPackage: true,
          insuranceLimiter: memory,
        })
      : undefined
    this.#refused = options.refusedPerMinute ?? 120
    this.#visits = options.visitsPerMinute ?? 60
    this.#personal = options.personalPerMinute ?? requestsOfPerson
  }

  /** Takes one request from a workspace's budget. */
  take(workspaceId: string, limit: number): Promise<Budget> {
    return this.#take(`workspace:${workspaceId}`, limit)
  }

  /** Takes one from the budget of a member, so that the people of a workspace take nothing from its keys. */
  takePersonal(member: string): Promise<Budget> {
    return this.#take(`person:${member}`, this.#personal)
  }

  /** Takes one from the budget that an address has for requests that no workspace is to pay for. */
  takeRefused(address: string): Promise<Budget> {
    return this.#take(`address:${toNetwork(address)}`, this.#refused)
  }

  /** Takes one from the budget that an address has for requests of somebody who is not signed in. */
  async takeVisit(address: string): Promise<Budget> {
    return this.#take(`visit:${toNetwork(address)}`, this.#visits + (await this.#countKnown(address)))
  }

  /** Gives a visit back: to whoever waits in a line, which has a limit of its own, and to whoever has signed in. */
  async giveBackVisit(address: string): Promise<void> {
    await this.#count(counter => counter.reward(`visit:${toNetwork(address)}`, 1))
  }

  /**
   * Somebody has signed in from this address: until tomorrow it may ask and guess once more than an address that nobody is
   * known at. So an office with one address for thousands of people signs in on one morning.
   */
  async vouch(address: string, person_id: string): Promise<void> {
    const network = toNetwork(address)
    const often = await this.#count(counter =>
      counter.consume(`vouch:${network}:${person_id}`, 1, { customDuration: vouchSeconds }),
    )
    if (often.consumedPoints > 1) return
    await this.#count(counter => counter.consume(`known:${network}`, 1, { customDuration: vouchSeconds }))
  }

  /** Takes one from the budget of a calendar feed, so that it takes nothing from its workspace. */
  takeReading(feed: string): Promise<Budget> {
    return this.#take(`feed:${feed}`, readsPerMinute)
  }

  /** Counts a guess of an address, which may guess once more for everybody who is known there. */
  async guessFrom(address: string, limit: number): Promise<void> {
    await this.guess('address', address, await this.#countGuessesOf(address, limit))
  }

  /** Throws what a guess of the address would; counts nothing. */
  async assertMayGuessFrom(address: string, limit: number): Promise<void> {
    await this.assertMayGuess('address', address, await this.#countGuessesOf(address, limit))
  }

  async #countGuessesOf(address: string, limit: number): Promise<number> {
    return limit + Math.min(await this.#countKnown(address), guessesByVouching)
  }

  /** Counts one of so many guesses at a secret; throws a 429 problem for one too many. `who` is an account or an address. */
  async guess(of: string, who: string, limit: number): Promise<void> {
    const key = nameGuess(of, who)
    const used = await this.#count(counter => counter.consume(key, 1, { customDuration: guessSeconds }))
    if (!(used instanceof RateLimiterRes)) throw used
    assertFew(used, limit)
  }

  /** Throws what such a guess would; counts nothing. */
  async assertMayGuess(of: string, who: string, limit: number): Promise<void> {
    const used = await this.#count(counter => counter.get(nameGuess(of, who)))
    if (used) assertFew(used, limit)
  }

  /** Forgets the guesses of an account, whose owner has just proven who they are. */
  async forgive(of: string, who: string): Promise<void> {
    await this.#count(counter => counter.delete(nameGuess(of, who)))
  }

  /** Takes back one guess of somebody who was right. */
  async giveBack(of: string, who: string): Promise<void> {
    const key = nameGuess(of, who)
    await this.#count(counter => counter.reward(key, 1, { customDuration: guessSeconds }))
  }

  /** How many people signed in from the address of late. */
  async #countKnown(address: string): Promise<number> {
    const known = await this.#count(counter => counter.get(`known:${toNetwork(address)}`))
    return known?.consumedPoints ?? 0
  }

  /** Where all nodes count while Redis answers in time, in this process otherwise. */
  async #count<T>(ask: (counter: Counter) => Promise<T>): Promise<T> {
    if (!this.#shared || performance.now() < this.#silentUntil) return ask(this.#memory)
    const answer = await inTime(ask(this.#shared))
    if (answer !== late) return answer
    this.#silentUntil = performance.now() + restMs
    return ask(this.#memory)
  }

  async #take(key: string, limit: number): Promise<Budget> {
    const used = await this.#count(counter => counter.consume(key, 1))
    if (!(used instanceof RateLimiterRes)) throw used
    return {
      limit,
      remaining: limit - used.consumedPoints,
      resetSeconds: Math.max(1, Math.ceil(used.msBeforeNext / 1000)),
    }
  }
}

function assertFew({ consumedPoints, msBeforeNext }: RateLimiterRes, limit: number): void {
  if (consumedPoints <= limit) return
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  const detail = say`There were more than ${limit} attempts in ${guessSeconds / 60} minutes. Try again in ${minutes} ${minutes === 1 ? say`minute` : say`minutes`}.`
  throw new Problem('rate_limit_exceeded', detail, { headers: { 'Retry-After': `${minutes * 60}` } })
}

const nameGuess = (of: string, who: string): string =>
  `guess:${of}:${of === 'address' ? toNetwork(who) : who}`

/** One caller has all addresses of an IPv6 network, so its first 64 bits count; IPv4 written as IPv6 counts as IPv4. */
export const toNetwork = (address: string): string => toBlock(address, { ipv4: 32, ipv6: 64 })

/** What is given to one customer at most, whose networks are many: 65,536 of IPv6. */
export const toSite = (address: string): string => toBlock(address, { ipv4: 24, ipv6: 48 })

function toBlock(address: string, bits: Readonly<Record<'ipv4' | 'ipv6', number>>): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  const kind = parsed.kind()
  const block = `${parsed.toNormalizedString()}/${bits[kind]}`
  if (kind === 'ipv6') return `${ipaddr.IPv6.networkAddressFromCIDR(block)}/${bits.ipv6}`
  return bits.ipv4 === 32 ? parsed.toString() : `${ipaddr.IPv4.networkAddressFromCIDR(block)}/${bits.ipv4}`
}

// The client's own command timeout ends when a command has been written, and does not cover the wait for its answer.
async function inTime<T>(answer: Promise<T>): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof late>(resolve => {
    // An answer that this process was too busy to read has come in time: it is read before the immediate runs.
    timer = setTimeout(() => setImmediate(resolve, late), patienceMs)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}

export function formatHeaders({ limit, remaining, resetSeconds }: Budget): Record<string, string> {
  const left = Math.max(0, remaining)
  return {
    'RateLimit-Limit': `${limit}`,
    'RateLimit-Remaining': `${left}`,
    'RateLimit-Reset': `${resetSeconds}`,
    'RateLimit-Policy': `"default";q=${limit};w=${windowSeconds}`,
    RateLimit: `"default";r=${left};t=${resetSeconds}`,
  }
}

export function assertWithin(budget: Budget, of: Payer): void {
  if (budget.remaining >= 0) return
  const { limit, resetSeconds } = budget
  const detail = say`${tellExcess[of](limit)} Try again in ${resetSeconds} s.`
  throw new Problem('rate_limit_exceeded', detail, { headers: { 'Retry-After': `${resetSeconds}` } })
}

const tellExcess: Record<Payer, (limit: number) => Sentence> = {
  person: limit => say`You sent more than ${limit} requests in a minute.`,
  workspace: limit => say`The budget of ${limit} requests a minute is used up.`,
  address: limit =>
    say`More than ${limit} requests a minute from your address were rejected, including this one. Check the API key that they send; a valid key is not affected.`,
  feed: limit => say`This calendar was read more than ${limit} times in a minute.`,
  visitor: limit =>
    say`More than ${limit} requests a minute came from your address before anybody signed in.`,
}
