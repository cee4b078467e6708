// Announcements: what the clock causes.

export { expireAnnouncements, publishScheduled } from './clock.ts'
