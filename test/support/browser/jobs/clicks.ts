// Counts the clicks of a job, and holds them against the table of docs/benchmarks.md.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext, Locator } from 'playwright-core'

/** Each press of the mouse in the contexts that it watches. Who types goes from field to field by the Tab key, which is no click. */
export class Clicks {
  count = 0

  /** From the next page that is loaded on. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('countClick', () => void this.count++)
    // A press that the driver takes back, as what it aimed at has moved, is tried again and counts once.
    await context.addInitScript({
      content:
        "addEventListener('pointerdown', press => setTimeout(() => press.defaultPrevented || countClick()), true)",
    })
  }

  /** A list that the browser draws itself: a press opens it, and one chooses. */
  async select(field: Locator, label: string): Promise<void> {
    this.count += 2
    await field.selectOption({ label })
  }

  /** The window of a file belongs to the system. */
  async upload(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.count += 1
    await field.setInputFiles(file)
  }
}

interface Limit {
  readonly clicks: number
  readonly atMost: number
  readonly isInFirefox: boolean
}

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/benchmarks.md'), 'utf8')
const table = /<!-- jobs -->(.*)<!-- \/jobs -->/s.exec(page)![1]!

/** By what people come for. */
export const limits: ReadonlyMap<string, Limit> = new Map(
  table
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .filter(([, , clicks = '']) => /^\d+$/.test(clicks))
    .map(([, job, clicks, atMost, , firefox]) => [
      job!,
      { clicks: Number(clicks), atMost: Number(atMost), isInFirefox: firefox === 'yes' },
    ]),
)

/** A click more than the limit is a wrong turn somewhere; one more or less than the table has is told there. */
export function expectClicks(job: string, { count }: Clicks): void {
  const limit = limits.get(job)
  if (limit === undefined) throw new Error(`docs/benchmarks.md knows no job "${job}"`)
  expect({ job, clicks: count, isWithin: count <= limit.atMost }).toEqual({
    job,
    clicks: limit.clicks,
    isWithin: true,
  })
}
