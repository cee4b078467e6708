// How the console writes amounts, days and moments, and reads the moments that people type.

import { i18n } from '@lingui/core'
import {
  formatAmount,
  readLocalMoment,
  writeLocalMoment,
  writeValues,
} from '../../packages/console/app/formats.ts'

const inLanguage = (locale: string) => i18n.loadAndActivate({ locale, messages: {} })
beforeEach(() => inLanguage('en'))

/** Signs of direction are not seen. */
const seen = (text: string) => text.replace(/[\u061C\u200E\u200F]/g, '')

describe('an amount', () => {
  it.each([
    ['0', 2, '0.00'],
    ['0.00', 2, '0.00'],
    ['5', 0, '5'],
    ['1234.5', 2, '1,234.50'],
    ['1234.500', 3, '1,234.500'],
    ['1234.567', 2, '1,234.567'],
    ['12.000000', 2, '12.00'],
    ['-0.01', 2, '−0.01'],
    ['-1234567', 0, '−1,234,567'],
    ['999999999999999.999999', 2, '999,999,999,999,999.999999'],
    ['-123456789012345.123456', 3, '−123,456,789,012,345.123456'],
    ['9007199254740993', 0, '9,007,199,254,740,993'],
    ['0.1000000000000000055511151231257827', 2, '0.1000000000000000055511151231257827'],
  ])('of %s with %i decimals is written %s, in every language', (amount, decimals, written) => {
    for (const locale of ['en', 'ur', 'ar']) {
      inLanguage(locale)
      expect([locale, seen(formatAmount(amount, decimals))]).toEqual([locale, written])
    }
  })
})

describe('a sentence', () => {
  it.each([
    ['The leave ends on 2026-07-31.', 'The leave ends on 31 Jul 2026.'],
    [
      'From 2026-12-14 22:00 to 2026-12-15, nothing in 2026-05.',
      'From 14 Dec 2026 22:00 to 15 Dec 2026, nothing in May 2026.',
    ],
    [
      '"2026-02-30" is no day, and SLP-2026-10-0049 is a number.',
      '"2026-02-30" is no day, and SLP-2026-10-0049 is a number.',
    ],
    ['300000.00 x 8.00 % x 24 / 12', '300,000.00 x 8.00 % x 24 / 12'],
    ['24 installments of 14500.00, the last 14500.00.', '24 installments of 14,500.00, the last 14,500.00.'],
    ['It is -48000.50; write "300000.00" in 2026', 'It is −48,000.50; write "300000.00" in 2026'],
    ['file-1234567.89.csv of version 12345.67.8', 'file-1234567.89.csv of version 12345.67.8'],
    ['bank-2026-11-28.csv of 2026-13', 'bank-2026-11-28.csv of 2026-13'],
    ['Write it as "2026-04-03", not 2026-04-04', 'Write it as "2026-04-03", not 4 Apr 2026'],
  ])('has its days and amounts as people write them: %s', (text, written) => {
    inLanguage('en-GB')
    expect(writeValues(text)).toBe(written)
  })
})

describe('what the clocks of the workspace show', () => {
  it.each([
    ['before clocks go forward', '2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['after clocks went forward', '2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['after clocks went back', '2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['before clocks go back', '2026-11-01T00:59', 'America/New_York', '2026-11-01T04:59:00.000Z'],
    ['before clocks go forward', '2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['after clocks went back', '2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['after clocks went forward', '2026-09-27T03:00', 'Pacific/Auckland', '2026-09-26T14:00:00.000Z'],
    ['before clocks go back', '2026-04-05T01:59', 'Pacific/Auckland', '2026-04-04T12:59:00.000Z'],
    [
      'after clocks went forward by 30 minutes',
      '2026-10-04T02:30',
      'Australia/Lord_Howe',
      '2026-10-03T15:30:00.000Z',
    ],
    ['at midnight', '2026-08-10T00:00', 'Asia/Karachi', '2026-08-09T19:00:00.000Z'],
    ['in quarters of an hour', '2026-08-10T09:00', 'Asia/Kathmandu', '2026-08-10T03:15:00.000Z'],
    ['at the end of a leap day', '2028-02-29T23:59', 'Pacific/Kiritimati', '2028-02-29T09:59:00.000Z'],
    ['in UTC', '2026-08-10T09:00', 'UTC', '2026-08-10T09:00:00.000Z'],
  ])('is one moment %s: %s in %s', (_, local, zone, moment) => {
    expect(readLocalMoment(local, zone)).toBe(moment)
    expect(writeLocalMoment(moment, zone)).toBe(local)
  })

  it.each([
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-09-27T02:30', 'Pacific/Auckland', '2026-09-26T14:30:00.000Z'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('moves forward where they skip it: %s in %s', (local, zone, moment) => {
    expect(readLocalMoment(local, zone)).toBe(moment)
  })

  it.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05T02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('is the first where they show it twice: %s in %s', (local, zone, moment) => {
    expect(readLocalMoment(local, zone)).toBe(moment)
  })

  // A browser tells of every digit of a year that is typed: 0002, 0020, 0202, 2026.
  it.each(['0002', '0020', '0202', '1899', '9999'])('can be typed by way of the year %s', year => {
    for (const zone of ['Asia/Karachi', 'America/New_York', 'UTC']) {
      const local = `${year}-08-10T09:00`
      expect(writeLocalMoment(readLocalMoment(local, zone), zone)).toBe(local)
    }
  })

  it('is left to the service to refuse where it is none', () => {
    expect(readLocalMoment('12026-08-10T09:00', 'Asia/Karachi')).toBe('12026-08-10T09:00')
    expect(writeLocalMoment('12026-08-10T09:00', 'Asia/Karachi')).toBe('12026-08-10T09:00')
  })
})
