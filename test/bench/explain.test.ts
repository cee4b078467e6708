// The longest requests of the benchmark: each millisecond has the cause that the counts of the processes speak for.

import {
  type Activity,
  type Asked,
  type Cause,
  explain,
  mainCause,
  type Parts,
  type Stretch,
  type Trace,
} from '../../bench/tail/explain.ts'
import { findHandled } from '../../bench/tail/handled.ts'
import { spreadBack } from '../../bench/tail/schedule.ts'
import { covered, merged } from '../../bench/tail/spans.ts'

const asleep = { run: 0, wait: 0, postgresRun: 0, postgresWait: 0 }
const idle = { running: 0, log: 0, lock: 0, file: 0 }

/** Ten stretches of 2 ms from moment 100 on, in all of which the same was counted. */
const stretches = (counted: Partial<Stretch>): Stretch[] =>
  Array.from({ length: 10 }, (_, n) => ({ from: 100 + 2 * n, until: 102 + 2 * n, ...asleep, ...counted }))

const looks = (found: Partial<Activity>): Activity[] =>
  [100, 105, 110, 115, 120].map(at => ({ at, ...idle, ...found }))

const trace = (seen: Partial<Trace>): Trace => ({
  stretches: stretches({}),
  activity: [],
  collections: [],
  turns: [],
  ...seen,
})

/** Sent at once at 100, with the server until 120 and then read. */
const asked: Asked = {
  due: 100,
  sent: 100,
  until: 120,
  handled: { from: 100, until: 120 },
  writes: false,
  hasQueued: false,
}

const given = (parts: Parts): Partial<Record<Cause, number>> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part > 1e-9))

describe('A long request of the benchmark', () => {
  it('waits for the load before it is sent, and after it is answered', () => {
    const late = { ...asked, due: 90, handled: { from: 100, until: 112 } }
    const seen = trace({ activity: looks({ running: 1 }) })
    expect(given(explain(late, seen))).toEqual({ load: 18, running: 12 })
    const queued = explain({ ...late, hasQueued: true }, seen)
    expect(given(queued)).toEqual({ queue: 10, load: 8, running: 12 })
  })

  it('waits for the processor that the thread of the server does not get', () => {
    const parts = explain(asked, trace({ stretches: stretches({ wait: 1.5, run: 0.5 }) }))
    expect(given(parts)).toEqual({ unscheduled: 15, busy: 5 })
    expect(mainCause(parts)).toBe('unscheduled')
  })

  it('waits for a collection, which the thread runs', () => {
    const parts = explain(
      asked,
      trace({ stretches: stretches({ run: 2 }), collections: [{ from: 104, until: 116 }] }),
    )
    expect(given(parts)).toEqual({ collection: 12, busy: 8 })
    expect(mainCause(parts)).toBe('collection')
  })

  it('waits for a processor where a collection gets none', () => {
    const seen = trace({
      stretches: stretches({ run: 0.5, wait: 1.5 }),
      collections: [{ from: 100, until: 120 }],
    })
    expect(given(explain(asked, seen))).toEqual({ unscheduled: 15, collection: 5 })
  })

  it('waits for one long turn, or for many short ones', () => {
    const seen = trace({ stretches: stretches({ run: 2 }), turns: [{ from: 100, until: 112 }] })
    expect(given(explain(asked, seen))).toEqual({ turn: 12, busy: 8 })
  })

  it.each([
    { found: { log: 1 }, cause: 'log' },
    { found: { lock: 1 }, cause: 'lock' },
    { found: { file: 1 }, cause: 'file' },
    { found: { running: 1 }, cause: 'running' },
  ])('waits for PostgreSQL while the server sleeps: $cause', ({ found, cause }) => {
    const parts = explain({ ...asked, writes: true }, trace({ activity: looks(found) }))
    expect(given(parts)).toEqual({ [cause]: 20 })
  })

  it('does not wait for the log or a lock when it reads', () => {
    const activity = looks({ log: 3, lock: 2, running: 1 })
    expect(given(explain(asked, trace({ activity })))).toEqual({ running: 20 })
    expect(given(explain({ ...asked, writes: true }, trace({ activity })))).toEqual({
      log: expect.closeTo(10),
      lock: expect.closeTo(20 / 3),
      running: expect.closeTo(10 / 3),
    })
  })

  it('waits for the processor that PostgreSQL does not get', () => {
    const seen = trace({
      stretches: stretches({ postgresRun: 1, postgresWait: 3 }),
      activity: looks({ running: 4 }),
    })
    expect(given(explain(asked, seen))).toEqual({ starved: 15, running: 5 })
  })

  it('is not attributed where nobody was at anything, or nothing was seen', () => {
    expect(given(explain(asked, trace({ activity: looks({}) })))).toEqual({ unknown: 20 })
    expect(given(explain(asked, trace({})))).toEqual({ unknown: 20 })
    expect(mainCause(explain(asked, trace({ stretches: [] })))).toBe('unknown')
  })

  it('is not attributed while a server that sleeps has not read it', () => {
    const unread = { ...asked, handled: { from: 110, until: 120 } }
    const seen = trace({ activity: looks({ running: 1 }) })
    expect(given(explain(unread, seen))).toEqual({ unknown: 10, running: 10 })
  })

  it('has no main cause where none has a third of it', () => {
    const none = explain({ ...asked, due: 100, sent: 100 }, trace({ stretches: [] }))
    expect(mainCause({ ...none, unknown: 0, load: 30, busy: 31, log: 30, file: 9 })).toBe('several')
    expect(mainCause({ ...none, unknown: 0, load: 30, busy: 40, log: 30 })).toBe('busy')
  })
})

describe('What the scheduler counted', () => {
  it('is of earlier stretches where it is more than one is long', () => {
    expect(spreadBack([0, 0, 5, 1], [2, 2, 2, 2])).toEqual([1, 2, 2, 1])
  })
})

describe('What a server noted of a request', () => {
  const find = findHandled([
    { port: 7, from: 100, until: 104 },
    { port: 8, from: 101, until: 109 },
    { port: 7, from: 106, until: 108 },
  ])

  it('is found by its connection and its time', () => {
    expect(find(7, { sent: 105, until: 110 })).toEqual({ from: 106, until: 108 })
    expect(find(7, { sent: 99, until: 103 })).toEqual({ from: 100, until: 103 })
  })

  it('is missing where the server noted nothing meanwhile', () => {
    expect(find(9, { sent: 99, until: 110 })).toBeUndefined()
    expect(find(8, { sent: 103, until: 110 })).toBeUndefined()
  })
})

describe('Spans', () => {
  it('cover what they have in common with another one', () => {
    const spans = [
      { from: 0, until: 2 },
      { from: 4, until: 6 },
      { from: 8, until: 20 },
    ]
    expect(covered({ from: 1, until: 10 }, spans)).toBe(5)
    expect(covered({ from: 2, until: 4 }, spans)).toBe(0)
  })

  it('are merged where they overlap', () => {
    const spans = [
      { from: 8, until: 9 },
      { from: 0, until: 4 },
      { from: 1, until: 2 },
      { from: 3, until: 6 },
    ]
    expect(merged(spans)).toEqual([
      { from: 0, until: 6 },
      { from: 8, until: 9 },
    ])
  })
})
