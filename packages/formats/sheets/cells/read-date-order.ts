// Which of two figures comes first in the dates of a file, as far as the file tells it. It never guesses.

import type { Cell } from '../read-source.ts'
import { type DateOrder, readDate } from './read-date.ts'

/** Null where it has to be asked: some dates can be read both ways, and none tells which. */
export interface FoundOrder {
  readonly order: DateOrder | 'iso' | null
  /** A date that can be read both ways. */
  readonly example: string | null
}

/** Looks at cells one after the other. */
export class DateOrders {
  readonly #seen = new Set<DateOrder>()
  #example: string | null = null

  look(cell: Cell): void {
    if (cell.kind !== 'text') return
    const [byDay, byMonth] = [
      readDate(cell, { order: 'day_first' }),
      readDate(cell, { order: 'month_first' }),
    ]
    const [day, month] = ['value' in byDay && byDay.value, 'value' in byMonth && byMonth.value]
    if (day && month && day !== month) this.#example ??= cell.text.trim()
    if (day && !month) this.#seen.add('day_first')
    if (month && !day) this.#seen.add('month_first')
  }

  /** Where dates of both orders stand in a file, each is read for itself, and what can be read both ways is refused. */
  tell(): FoundOrder {
    const [first] = this.#seen
    const certain = this.#seen.size === 1 ? first! : 'iso'
    const isOpen = this.#seen.size === 0 && this.#example !== null
    return { order: isOpen ? null : certain, example: this.#example }
  }
}
