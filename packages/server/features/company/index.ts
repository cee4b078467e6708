// The company: its facts, its fiscal years, and what every workspace begins with.

export { type FirstRecords, firstRecordsSql, makeFirstRecords } from './first-records.ts'
export { fiscalYears } from './fiscal-years.ts'
