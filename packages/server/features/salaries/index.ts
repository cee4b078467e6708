// Salaries: components, structures, assignments, and the packages that pay is calculated from.

export { assignSalary } from './assign.ts'
export { assertLater } from './assignment-dates.ts'
export { composeFrom, type OfferedStructure } from './compose-package.ts'
export { readGrossOn, readPackages } from './packages.ts'
export { readPayComponents } from './pay-components.ts'
export { readStructureLines } from './structure-lines.ts'
