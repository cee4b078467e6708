// Calendars as text: three parsers that know nothing of each other read what was written, whatever people are called.

import { type CalendarEvent, writeCalendar } from '@muster/formats'
import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const event: CalendarEvent = {
  uid: 'lap_1@muster',
  summary: 'Ayesha Khan, away',
  first_day: '2026-12-30',
  last_day: '2026-12-31',
  changed_at: '2026-11-01T10:00:00.123Z',
  sequence: 3,
  isCancelled: false,
  isBusy: true,
}

const write = (events: readonly CalendarEvent[] = [event], name = 'Team') =>
  writeCalendar({ name, hours: 4, events })

/** What each parser makes of an event, in one form. The end is the day after the last one. */
interface Read {
  readonly uid: string
  readonly summary: string
  readonly from: string
  readonly end: string
  readonly sequence: number
  readonly status: string
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const parsers: Readonly<Record<string, (text: string) => Read[]>> = {
  'ical.js': text =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(component => {
      const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component)
      const status = String(component.getFirstPropertyValue('status'))
      return { uid, summary, from: startDate.toString(), end: endDate.toString(), sequence, status }
    }),
  'node-ical': text =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap(found => {
      if (found?.type !== 'VEVENT') return []
      const { uid, summary, start, end, sequence, status } = found
      return [
        {
          uid,
          summary: String(summary),
          from: dayOf(start),
          end: dayOf(end!),
          sequence: Number(sequence),
          status: String(status),
        },
      ]
    }),
  'ts-ics': text =>
    (convertIcsCalendar(undefined, text).events ?? []).map(
      ({ uid, summary, start, end, sequence, status }) => ({
        uid,
        summary,
        from: dayOf(start.date),
        end: dayOf(end!.date),
        sequence: sequence ?? 0,
        status: String(status),
      }),
    ),
}

const listed = Object.entries(parsers)
const read = {
  uid: 'lap_1@muster',
  summary: 'Ayesha Khan, away',
  from: '2026-12-30',
  end: '2027-01-01',
  sequence: 3,
  status: 'CONFIRMED',
}

describe.each(listed)('%s', (_, parse) => {
  it('reads days with an end that is not within, across a year', () => {
    expect(parse(write())).toEqual([read])
  })

  it('reads what was cancelled', () => {
    expect(parse(write([{ ...event, isCancelled: true, sequence: 4 }]))).toEqual([
      { ...read, status: 'CANCELLED', sequence: 4 },
    ])
  })

  it('accepts a calendar in which nothing is', () => {
    expect(parse(write([]))).toEqual([])
  })
})

/** Characters that have a meaning in the format, that end lines somewhere, or that are several bytes or units long. */
const hostile = fc.string({
  unit: fc.constantFrom(
    '\r',
    '\n',
    '\r\n',
    '\t',
    '\u0000',
    '\u0085',
    '\u2028',
    '\u2029',
    '\ud83d',
    '\udc00',
    ',',
    ';',
    ':',
    '"',
    '\\',
    '=',
    ' ',
    'a',
    'n',
    'é',
    '😀',
    '👩‍👩‍👧',
    'خان',
    '\u202e',
    '\u2067',
    'x'.repeat(40),
    '\r\nEND:VEVENT',
    '\nATTENDEE:mailto:x@y.example',
    'BEGIN:VALARM',
    '\r\n SUMMARY:x',
  ),
  maxLength: 60,
})

/** A name as it is shown: on one line, without halves of characters and without the bounds of a component. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/(BEGIN|END):/gi, '$1 :')

const bytesOf = (text: string) => Buffer.byteLength(text)

describe('a text', () => {
  it('comes out of every parser as it was, on one line, and begins nothing', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(1, 2), (name, count) => {
        const events = Array.from({ length: count }, (_, n) => ({
          ...event,
          uid: `${n}`,
          summary: `${name}, away`,
        }))
        const text = write(events, name)
        const expected = events.map(({ uid }) => ({ ...read, uid, summary: clean(`${name}, away`) }))
        for (const [parser, parse] of listed) {
          // node-ical takes a backslash of a text for the end of a line where an n follows.
          if (parser === 'node-ical' && /\\n/i.test(name)) continue
          expect([parser, parse(text)]).toEqual([parser, expected])
        }
      }),
      { numRuns: 400 },
    )
  })

  it('is folded at 75 bytes, between two characters', () => {
    fc.assert(
      fc.property(hostile, fc.nat(80), (name, before) => {
        const text = write([{ ...event, summary: `${'a'.repeat(before)}${name}` }])
        const lines = text.split('\r\n')
        expect(lines.at(-1)).toBe('')
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(Math.max(...lines.map(bytesOf))).toBeLessThanOrEqual(75)
        // Half a character would have become the sign for an unknown one on its way through bytes.
        for (const line of lines) expect(Buffer.from(line).toString()).toBe(line)
      }),
      { numRuns: 400 },
    )
  })

  it('has the same properties, whatever it says', () => {
    const namesOf = (text: string) =>
      text.split('\r\n').flatMap(line => (line.startsWith(' ') ? [] : [line.split(/[:;]/)[0]!]))
    const usual = namesOf(write())
    fc.assert(
      fc.property(hostile, name => {
        expect(namesOf(write([{ ...event, summary: name }], name))).toEqual(usual)
      }),
    )
  })
})

it('says how often it may be read again, and in UTC when an event was changed', () => {
  const lines = write().split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      'X-PUBLISHED-TTL:PT4H',
      'DTSTAMP:20261101T100000Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      'TRANSP:OPAQUE',
    ]),
  )
  expect(write([{ ...event, isCancelled: true }])).toContain('TRANSP:TRANSPARENT')
})
