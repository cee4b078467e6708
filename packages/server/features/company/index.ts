// The company: its facts and its fiscal years.

export { fiscalYears } from './fiscal-years.ts'
