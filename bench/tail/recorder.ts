// The recorder: what a server notes of itself while it is traced: when it had which request, its collections, and its long turns.

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { clockStart, type Span } from './spans.ts'

/** A request as the server saw it: from its head to the end of its answer. */
export interface Handled extends Span {
  /** The caller's end of the connection. */
  readonly port: number
}

export interface Collection extends Span {
  /** Of young objects alone; others mark and sweep the old ones too, in pieces or at once. */
  readonly isYoung: boolean
}

export interface Recorded {
  readonly handled: readonly Handled[]
  readonly collections: readonly Collection[]
  /** Turns of the event loop, each of which let a timer wait for this long or longer. */
  readonly turns: readonly Span[]
}

/** A turn is long if a timer waits for so many milliseconds. */
export const longTurnMs = 5
const timerMs = 2

type CollectionEntry = PerformanceEntry & { readonly detail: { readonly kind: number } }

export class Recorder {
  readonly #start = clockStart()
  readonly #handled: Handled[] = []
  readonly #collections: Collection[] = []
  readonly #turns: Span[] = []
  readonly #begun = new WeakMap<object, number>()
  readonly #observer = new PerformanceObserver(list => {
    for (const { startTime, duration, detail } of list.getEntries() as CollectionEntry[])
      this.#collections.push({
        isYoung: detail.kind === constants.NODE_PERFORMANCE_GC_MINOR,
        from: this.#start + startTime,
        until: this.#start + startTime + duration,
      })
  })
  #due = 0
  #timer: NodeJS.Timeout | undefined

  begin(): void {
    this.#observer.observe({ entryTypes: ['gc'] })
    subscribe('http.server.request.start', this.#noteStart)
    subscribe('http.server.response.finish', this.#noteFinish)
    this.#due = performance.now() + timerMs
    this.#timer = setInterval(this.#noteTurn, timerMs)
  }

  async end(): Promise<Recorded> {
    clearInterval(this.#timer)
    // Entries come a turn after what they tell of.
    await new Promise(resolve => setTimeout(resolve, 20))
    this.#observer.disconnect()
    unsubscribe('http.server.request.start', this.#noteStart)
    unsubscribe('http.server.response.finish', this.#noteFinish)
    return { handled: this.#handled, collections: this.#collections, turns: this.#turns }
  }

  readonly #noteStart = (message: unknown) => {
    this.#begun.set((message as { request: IncomingMessage }).request, performance.now())
  }

  readonly #noteFinish = (message: unknown) => {
    const { request } = message as { request: IncomingMessage; response: ServerResponse }
    const from = this.#begun.get(request)
    const port = request.socket.remotePort
    if (from !== undefined && port !== undefined)
      this.#handled.push({ port, from: this.#start + from, until: this.#start + performance.now() })
  }

  readonly #noteTurn = () => {
    const now = performance.now()
    if (now - this.#due >= longTurnMs)
      this.#turns.push({ from: this.#start + this.#due, until: this.#start + now })
    this.#due = now + timerMs
  }
}
