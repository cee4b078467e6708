// How amounts, days and moments are written for a person: exact, in their language, in the zone of the workspace.
import { readLocale } from './words.ts'

// Western digits in every language: figures are compared with files of banks and of the law.
const tag = (): string => `${readLocale()}-u-nu-latn-ca-gregory`

/** A figure below nothing has the minus of figures, which is as wide as a plus and no hyphen. */
const withMinus = (figure: string): string => figure.replace('-', '−')

/** A decimal text, exactly as it is, with at least so many decimals; never by way of a binary number. */
export function formatAmount(amount: string, decimals: number): string {
  const digits = Math.max(decimals, amount.split('.')[1]?.replace(/0+$/, '').length ?? 0)
  const format = new Intl.NumberFormat(tag(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: digits,
  })
  return withMinus(format.format(amount as `${number}`))
}

/** 5 MB, as files are measured: by 1,024. */
export function formatBytes(bytes: number): string {
  const [unit, size] = bytes < 1_048_576 ? ['kilobyte', 1_024] : ['megabyte', 1_048_576]
  const format = new Intl.NumberFormat(tag(), { style: 'unit', unit: String(unit), maximumFractionDigits: 1 })
  return format.format(bytes / Number(size))
}

// 2026 is a year as often as a count; from five digits on, groups help.
export const formatCount = (count: number): string =>
  withMinus(new Intl.NumberFormat(tag(), { useGrouping: 'min2' }).format(count))

/** 0.5 and 1,000 at the axis of a chart. */
export const formatTick = (figure: number): string => withMinus(new Intl.NumberFormat(tag()).format(figure))

const minuteMs = 60_000

/** 3 minutes: as close as anybody can tell how long something takes. */
export function formatDuration(milliseconds: number): string {
  const units = [
    { unit: 'second', ms: 1_000, below: minuteMs },
    { unit: 'minute', ms: minuteMs, below: 60 * minuteMs },
    { unit: 'hour', ms: 60 * minuteMs, below: Number.POSITIVE_INFINITY },
  ]
  const { unit, ms } = units.find(({ below }) => milliseconds < below) ?? { unit: 'hour', ms: 60 * minuteMs }
  const format = new Intl.NumberFormat(tag(), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.ceil(milliseconds / ms)))
}

/** Whether a day is typed to its end: the first digits of a year are one of the year 2, then 20, then 202. */
export const isWholeDay = (day: unknown): day is string =>
  typeof day === 'string' && /^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(day)

/** YYYY-MM-DD */
export function formatDate(date: string): string {
  return formatDay(date, { day: 'numeric', month: 'short', year: 'numeric' })
}

let zone = 'UTC'

/** Moments in sentences are told by the clock of the workspace, as its forms take them. */
export function setZone(timeZone: string): void {
  zone = timeZone
}

const dayOrMonth = /(?<![\w."-])\d{4}-\d\d(-\d\d(T[\d:.]+Z)?)?(?![\w-]|\.\w)/g

const amount = /(?<![\w.,"-])-?\d{4,}\.\d{2,}(?![\w"]|[.,]\w)/g

/** As the service writes it, with what makes thousands readable: not a digit more and none less. */
export const formatFigure = (figure: string): string =>
  formatAmount(figure, figure.split('.')[1]?.length ?? 0)

/** A sentence with its days, moments, months and amounts as people write them. What is quoted stays as somebody typed it. */
export const writeValues = (text: string): string => writeDays(text).replace(amount, formatFigure)

/** What is no day, such as 2026-02-30, stays as it is. */
export const writeDays = (text: string): string =>
  text.replace(dayOrMonth, (found: string, ofMonth?: string, time?: string) => {
    const day = ofMonth === undefined ? `${found}-01` : found.slice(0, 10)
    const at = Date.parse(time === undefined ? `${day}T00:00:00Z` : found)
    if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return found
    if (time !== undefined) return formatMoment(found, zone)
    return ofMonth === undefined ? formatMonthName(found) : formatDate(day)
  })

export const formatMonth = (date: string): string => formatDay(date, { month: 'short', year: 'numeric' })

/** 2026-11 -> Nov, for the axis of a chart. */
export const formatMonthLetters = (month: string): string => formatDay(`${month}-01`, { month: 'short' })

/** 2026-11 -> November 2026 */
export const formatMonthName = (month: string): string =>
  formatDay(`${month}-01`, { month: 'long', year: 'numeric' })

/** As the service names them. */
const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** November 2026 as the service says it, in the language of the page; undefined where it is no month. */
export function formatNamedMonth(text: string): string | undefined {
  const [, name = '', year] = /^([A-Z][a-z]+) (\d{4})$/.exec(text) ?? []
  const month = monthNames.indexOf(name)
  return month < 0 ? undefined : formatMonthName(`${year}-${String(month + 1).padStart(2, '0')}`)
}

/** 2026-11 -> November, where the year is said elsewhere. */
export const formatMonthLong = (month: string): string => formatDay(`${month}-01`, { month: 'long' })

/** 23 Nov */
export const formatDayOfMonth = (date: string): string => formatDay(date, { day: 'numeric', month: 'short' })

/** Beside a year that is said elsewhere. */
export const formatDayOfYear = (date: string): string =>
  formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' })

/** Saturday, 28 November 2026 */
export const formatLongDay = (date: string): string =>
  formatDay(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** One day, or the first and the last. */
export function formatDays(from: string, to: string): string {
  const options = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  return makeFormat(options).formatRange(first, last)
}

/** One letter. Urdu has none of its own in the tables of the world's languages, only the English ones. */
export const formatWeekday = (date: string): string =>
  readLocale() === 'ur'
    ? formatDay(date, { weekday: 'long' }).charAt(0)
    : formatDay(date, { weekday: 'narrow' })

const formats: Record<string, Intl.DateTimeFormat> = {}

/** Each is made once: that takes a hundred times as long as to write a day with it, and a list writes hundreds. */
const makeFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  (formats[tag() + JSON.stringify(options)] ??= new Intl.DateTimeFormat(tag(), options))

const formatDay = (date: string, parts: Intl.DateTimeFormatOptions): string =>
  makeFormat(Object.assign({ timeZone: 'UTC' }, parts)).format(new Date(`${date.slice(0, 10)}T00:00:00Z`))

export const formatMoment = (moment: string, timeZone: string): string =>
  makeFormat({ timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))

/** 09:02, by the clocks of the zone. */
export const formatClock = (moment: string, timeZone: string): string =>
  makeFormat({ timeZone, timeStyle: 'short' }).format(new Date(moment))

/** 09:00 as a field of time has it -> 09:00:00 as the contract does. */
export const readTime = (time: string): string => (/^\d\d:\d\d$/.test(time) ? `${time}:00` : time)

/** 09:00:00 -> 09:00 */
export const formatTime = (time: string): string => time.replace(/:00$/, '')

/** Today in the workspace, as YYYY-MM-DD. */
export const readToday = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date())

const dayMs = 86_400_000

/**
 * The moment at which the clocks of the zone show `local` (YYYY-MM-DDTHH:MM). What they skip moves forward, and of what they
 * show twice it is the first, as on the server. What is no moment stays as it is, for the service to refuse.
 */
export function readLocalMoment(local: string, timeZone: string): string {
  const wall = Date.parse(`${local}:00Z`)
  if (Number.isNaN(wall)) return local
  // Clocks are changed once at most in these two days.
  const before = readOffset(wall - dayMs, timeZone)
  const moments = [before, readOffset(wall + dayMs, timeZone)].map(offset => wall - offset)
  const shown = moments.filter(moment => moment + readOffset(moment, timeZone) === wall)
  return new Date(shown.length > 0 ? Math.min(...shown) : wall - before).toISOString()
}

/** What the clocks of the zone show, for a field of date and time. */
export function writeLocalMoment(moment: string, timeZone: string): string {
  const at = Date.parse(moment)
  if (Number.isNaN(at)) return moment
  return new Date(at + readOffset(at, timeZone)).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
}

/** Milliseconds that the clocks of the zone are ahead of UTC. Those of long ago have seconds, too. */
function readOffset(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds] = /([+-])(\d+):(\d+):?(\d*)/.exec(name) ?? []
  const ahead = ((Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0)) * 1000
  return sign === '-' ? -ahead : ahead
}
