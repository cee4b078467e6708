// Employees: their records, what belongs to them, and what follows their changes.

export { addAddress, addresses, changeAddress } from './addresses.ts'
export {
  accounts,
  addAccount,
  assertMayBePrimary,
  changeAccount,
  findPrimary,
  maskNumbers,
  settleIban,
} from './bank-accounts.ts'
export { changeEmployee, explainRefusal } from './change.ts'
export { applyDueJobs } from './due-jobs.ts'
export { employees, startDueEmployments } from './employees.ts'
export { removeFormerPhotos } from './former-photos.ts'
export { assertPlaced, assertStatusOnCreate, hireEmployee } from './hiring.ts'
export {
  leaveOthers,
  replaceContacts,
  replaceDependants,
  selectContacts,
  selectDependants,
} from './relations/relations.ts'
