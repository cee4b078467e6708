// Calendars as text (RFC 5545): whole days, as calendar programs read them from an address again and again.

export interface CalendarEvent {
  /** The same each time that the calendar is read. */
  readonly uid: string
  readonly summary: string
  /** YYYY-MM-DD, in no zone. */
  readonly first_day: string
  /** The last day that is within. */
  readonly last_day: string
  /** When what the event says was last changed, in UTC: 2026-11-01T10:00:00.000Z. */
  readonly changed_at: string
  /** Grows with each change. */
  readonly sequence: number
  readonly isCancelled: boolean
  /** Whether whoever reads the calendar has no time meanwhile. */
  readonly isBusy: boolean
}

export interface Calendar {
  readonly name: string
  readonly description?: string | undefined
  /** How often a program may read it again. */
  readonly hours: number
  readonly events: readonly CalendarEvent[]
}

const longest = 75
const lineBreak = '\r\n'

/** The whole file. Each line ends by CR and LF. */
export function writeCalendar({ name, description, hours, events }: Calendar): string {
  const every = `PT${hours}H`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muster//Calendar feeds//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    `X-PUBLISHED-TTL:${every}`,
  ]
  if (description !== undefined)
    lines.push(`DESCRIPTION:${escapeText(description)}`, `X-WR-CALDESC:${escapeText(description)}`)
  // A calendar has at least one component, also where nothing is in it.
  if (events.length === 0) lines.push(...universalTime)
  const ends = new Map<string, string>()
  for (const event of events)
    lines.push(...listLines(event, ends.getOrInsertComputed(event.last_day, writeEnd)))
  lines.push('END:VCALENDAR', '')
  return lines.map(foldLine).join(lineBreak)
}

const universalTime = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function listLines(event: CalendarEvent, end: string): string[] {
  const stamp = writeInstant(event.changed_at)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${writeDate(event.first_day)}`,
    `DTEND;VALUE=DATE:${end}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.isBusy && !event.isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

const writeDate = (day: string): string => day.replaceAll('-', '')

/** The end of an event is the first day that is not within. */
const writeEnd = (last_day: string): string =>
  writeDate(Temporal.PlainDate.from(last_day).add({ days: 1 }).toString())

const writeInstant = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`

/** What some program takes for the end of a line, and what no text has: they would begin a property of their own. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu

/** Programs that look for the bounds of a component in the midst of a line find none in a text. */
const bounds = /(BEGIN|END):/gi

/** A text on one line, whatever somebody is called. Half a character becomes the sign for an unknown one. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(breaks, ' ')
    .replace(bounds, '$1 :')
    .replace(/[\\;,]/g, '\\$&')

/** Cuts a line into pieces of at most 75 bytes, between two characters. Each further piece begins with a space. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= longest) return line
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (bytes + more > longest) {
      pieces.push(piece)
      piece = ' '
      bytes = 1
    }
    piece += character
    bytes += more
  }
  pieces.push(piece)
  return pieces.join(lineBreak)
}
