// The press of single slips: prints them in a thread of its own and in fair lines, so that a day of pay keeps nobody else waiting.

import { type Payslip, PrintingThreads } from '@muster/formats'
import { type Asker, FairQueue } from '../../../auth/fair-queue.ts'
import { refuseCrowdedPress } from '../../../http/crowds.ts'

/** A slip takes 6 ms: one thread prints 160 a second. */
const threads = 1
const maxWaiting = 100

export class SlipPress {
  readonly #threads = new PrintingThreads(threads)
  readonly #queue = new FairQueue({ atOnce: threads, maxWaiting, refusal: refuseCrowdedPress })

  /** The PDF. Throws an Unprintable, or a 503 where too many wait. */
  print(slip: Payslip, of: Asker): Promise<Uint8Array> {
    return this.#queue.run(of, () => this.#threads.printPayslip(slip))
  }
}
