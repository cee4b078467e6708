// What the server uses of calendars: what stands behind their secret addresses.

export { Calendars } from './calendars.ts'
