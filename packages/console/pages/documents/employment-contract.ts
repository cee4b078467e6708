// Employment contracts, as the console shows them.

import * as employmentContractFiles from '../../gen/operations/employment-contract-files.ts'
import * as employmentContracts from '../../gen/operations/employment-contracts.ts'
import { defineNoun } from '../../records/noun.ts'
import ContractPanel from './contract-panel.tsx'
import OutlivingPanel from './outliving-panel.tsx'

export const noun = defineNoun({
  kind: 'EmploymentContract',
  operations: Object.assign({}, employmentContracts, employmentContractFiles),
  columns: ['contract_number', 'employee_id', 'title', 'type', 'start_date', 'end_date', 'status'],
  filters: ['status', 'employee_id', 'type'],
  offers: ({ id }, { file_name }) => id !== 'deleteEmploymentContractFile' || file_name !== null,
  primary: 'sendEmploymentContract',
  title: contract => contract.contract_number ?? contract.id,
  Panel: ContractPanel,
  ListPanel: OutlivingPanel,
})
