// Templates of countries, by the country.

export { countryTemplates } from '../gen/templates.ts'
export type * from './template.ts'
