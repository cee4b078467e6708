// The numbering of employment contracts: its prefix, its digits and the next number.

import type { EmploymentContractNumbering } from '@muster/contract'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { NextNumber } from '../../../resource/numbering.ts'
import { contractNumbers } from '../contracts/contracts.ts'

function show({ next, number_prefix, number_digits, number_next }: NextNumber): EmploymentContractNumbering {
  return { number_prefix, number_digits, number_next, next_contract_number: next }
}

export default {
  async getEmploymentContractNumbering({ db }) {
    return show(await contractNumbers.read(db))
  },

  async updateEmploymentContractNumbering(call) {
    const numbering = show(await contractNumbers.write(call.db, call.body))
    audit(call, 'employment_contract_numbering.updated', call.db.workspace_id, numbering)
    return numbering
  },
} satisfies HandlersFor<'employment_contract_numbering'>
