// The company: its facts and its fiscal years.

export { fiscalYears } from './handlers/fiscal-years.ts'
