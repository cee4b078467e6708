// The numbering of employment contracts: its prefix, its digits and the next number.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { contractNumbers } from '../contracts/contracts.ts'

export default {
  getEmploymentContractNumbering: contractNumbers.get,
  updateEmploymentContractNumbering: contractNumbers.update,
} satisfies HandlersFor<'employment_contract_numbering'>
