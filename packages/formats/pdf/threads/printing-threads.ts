// Printing threads: print many files in threads of their own, so that the process goes on answering requests.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Payslip } from '../documents/payslip.ts'
import { Unprintable } from '../typesetting/printable.ts'

/** A file, or what an Unprintable says of why it could not be printed: an error does not cross threads whole. */
export type Printed = { readonly bytes: Uint8Array } | { readonly field: string; readonly character: string }

interface Answer {
  readonly printed: readonly Printed[]
}

/** Threads that are started with the first batch, and end with `end`. */
export class PrintingThreads {
  readonly size: number
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  readonly #waiting: ((worker: Worker) => void)[] = []

  constructor(size: number) {
    this.size = size
  }

  /** In their order. A slip is handed over as a copy, and employers that are the same object are copied once. */
  async printPayslips(slips: readonly Payslip[]): Promise<readonly Printed[]> {
    const worker = await this.#take()
    const ending = new AbortController()
    const { signal } = ending
    try {
      const exited = once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`A printing thread has ended with code ${code}.`)
      })
      const answered = once(worker, 'message', { signal }) as Promise<[Answer]>
      worker.postMessage({ slips })
      const [{ printed }] = await Promise.race([answered, exited])
      return printed
    } finally {
      ending.abort()
      this.#give(worker)
    }
  }

  /** Throws an Unprintable. */
  async printPayslip(slip: Payslip): Promise<Uint8Array> {
    const [printed] = await this.printPayslips([slip])
    if (printed && 'bytes' in printed) return printed.bytes
    throw new Unprintable(printed!.field, printed!.character)
  }

  async end(): Promise<void> {
    await Promise.all([...this.#all].map(worker => worker.terminate()))
  }

  #take(): Promise<Worker> {
    const idle = this.#idle.pop()
    if (idle) return Promise.resolve(idle)
    if (this.#all.size < this.size) return Promise.resolve(this.#start())
    return new Promise(resolve => this.#waiting.push(resolve))
  }

  #give(worker: Worker): void {
    const next = this.#waiting.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
  }

  #start(): Worker {
    // What the process was started with is none of the thread's business, and takes it time.
    const worker = new Worker(new URL('./printing-thread.ts', import.meta.url), { execArgv: [] })
    // Nobody waits for a thread but who waits for a file, and who does keeps the process going.
    worker.unref()
    this.#all.add(worker)
    return worker
  }
}
