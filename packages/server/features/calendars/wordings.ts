// The words of calendars, in the language that a feed was made in.

import type { CalendarFeed, LeaveApplication } from '@muster/contract'

type Half = NonNullable<LeaveApplication['half_day_type']>

export interface Wording {
  readonly titles: Readonly<Record<CalendarFeed['kind'], (workspace: string) => string>>
  readonly leave: string
  readonly away: (name: string) => string
  readonly halves: Readonly<Record<Half, (what: string) => string>>
  /** Where there is more than a calendar holds. */
  readonly until: (day: string) => string
}

export const wordings: Readonly<Record<CalendarFeed['language'], Wording>> = {
  en: {
    titles: {
      own: workspace => `My leave, ${workspace}`,
      team: workspace => `Team, ${workspace}`,
    },
    leave: 'Leave',
    away: name => `${name}, away`,
    halves: {
      first_half: what => `${what} (first half of the day)`,
      second_half: what => `${what} (second half of the day)`,
    },
    until: day => `Complete until ${day}. What is later comes nearer to its day.`,
  },
  ur: {
    titles: {
      own: workspace => `میری چھٹیاں، ${workspace}`,
      team: workspace => `ٹیم، ${workspace}`,
    },
    leave: 'چھٹی',
    away: name => `${name}، چھٹی پر`,
    halves: {
      first_half: what => `${what} (دن کا پہلا نصف)`,
      second_half: what => `${what} (دن کا دوسرا نصف)`,
    },
    until: day => `${day} تک مکمل۔ اس کے بعد کی چھٹیاں دن قریب آنے پر دکھائی جائیں گی۔`,
  },
  ar: {
    titles: {
      own: workspace => `إجازاتي، ${workspace}`,
      team: workspace => `الفريق، ${workspace}`,
    },
    leave: 'إجازة',
    away: name => `${name}، في إجازة`,
    halves: {
      first_half: what => `${what} (النصف الأول من اليوم)`,
      second_half: what => `${what} (النصف الثاني من اليوم)`,
    },
    until: day => `مكتمل حتى ${day}. وما بعده يظهر عند اقتراب يومه.`,
  },
}
