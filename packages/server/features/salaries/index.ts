// Salaries: components, structures, assignments, and the packages that pay is calculated from.

export { readGrossOn, readPackages } from './packages.ts'
export { readPayComponents } from './pay-components.ts'
