// The door of calendars: programs that know a secret address and sign in nowhere. No log and no trace learns the address.

import type { Patience } from '@muster/db'
import { say } from '@muster/sentences'
import type { Arrival, Gate } from '../../auth/admission.ts'
import { notAllowedOn } from '../paths.ts'
import { Problem } from '../problem.ts'
import { type FileAnswer, makeFile, openFile } from '../response/file-content.ts'
import { hideAddress } from './hide-address.ts'

export interface FoundCalendar {
  readonly id: string
  readonly write: (patience: Patience) => Promise<string>
}

export interface SecretCalendars {
  /** Undefined for whatever gives nothing: it was revoked, has ended, or never was. */
  find(secret: string): Promise<FoundCalendar | undefined>
}

const root = '/calendar/'
const ending = '.ics'
/** What is said of the path where it would be told. */
const shown = `${root}...${ending}`

export const isOfCalendars = (path: string): boolean => path.startsWith(root)

const headers = {
  // Kept by its reader alone, and only shown again once the server has said that it is still so.
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

export class CalendarDoor {
  readonly #calendars: SecretCalendars
  readonly #gate: Gate

  constructor(calendars: SecretCalendars, gate: Gate) {
    this.#calendars = calendars
    this.#gate = gate
  }

  async answer(arrival: Arrival, path: string, patience: Patience): Promise<FileAnswer> {
    const { req, seen } = arrival
    seen.page = 'calendar'
    hideAddress(shown)
    Object.assign(arrival.headers, headers)
    if (req.method !== 'GET' && req.method !== 'HEAD') throw notAllowedOn(shown, req.method, ['GET', 'HEAD'])
    seen.reaches('authenticate')
    const calendar = await this.#gate.countRefusals(arrival, () => this.#find(path))
    await this.#gate.admitReading(arrival, calendar.id)
    seen.reaches('handle')
    const bytes = Buffer.from(await calendar.write(patience))
    const file = makeFile('calendar.ics', 'text/calendar; charset=utf-8', bytes)
    return openFile(file, req.headers['if-none-match'])
  }

  async #find(path: string): Promise<FoundCalendar> {
    const secret = path.endsWith(ending) ? path.slice(root.length, -ending.length) : ''
    const calendar = await this.#calendars.find(secret)
    if (calendar) return calendar
    throw new Problem(
      'not_found',
      say`There is no calendar at this address. It may have been revoked, or whoever made it may have left. Make another one in the console, under Your account.`,
      { title: 'No calendar here' },
    )
  }
}
