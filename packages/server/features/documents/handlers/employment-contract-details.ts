// Employment contracts in the console: with their employee, and whether they outlive the employment.

import type { EmploymentContractDetail } from '@muster/contract'
import { statement } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { contracts, lastDay, outlives } from '../contracts/contracts.ts'

type Shown = Omit<EmploymentContractDetail, 'object' | 'contract'>

const selectEmploymentsOfContracts = statement<Shown, { ids: readonly string[] }>(
  'employments_of_contracts',
  `select employment_contracts.id, e.employee_code, ${lastDay} as separation_date,
     employment_contracts.status = 'signed' and ${outlives} as outlives_employment
   from employment_contracts
   join employees e on e.workspace_id = :workspace_id and e.id = employment_contracts.employee_id
   where employment_contracts.workspace_id = :workspace_id and employment_contracts.id = any(:ids)`,
)

export default {
  async listEmploymentContractDetails(call) {
    const { data, ...rest } = await contracts.page(call)
    const found =
      data.length > 0
        ? await call.db.run(selectEmploymentsOfContracts, { ids: data.map(({ id }) => id) })
        : []
    const byId = new Map(found.map(({ id, ...more }) => [id, more]))
    const details = data.map((contract): EmploymentContractDetail => {
      const { id } = contract
      const { employee_code, separation_date, outlives_employment } = byId.get(id)!
      const object = 'employment_contract_detail' as const
      return { object, id, employee_code, separation_date, outlives_employment, contract }
    })
    return markExact({ data: details, ...rest })
  },
} satisfies HandlersFor<'employment_contract_details'>
