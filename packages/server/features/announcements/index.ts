// What the server uses of announcements: the jobs of their clock.

export { expireAnnouncements, publishScheduled } from './clock.ts'
