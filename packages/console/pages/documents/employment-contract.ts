// Employment contracts, as the console shows them.

import * as employmentContractFiles from '../../gen/operations/employment-contract-files.ts'
import * as employmentContracts from '../../gen/operations/employment-contracts.ts'
import { defineNoun } from '../../records/noun.ts'
import ContractPanel from './contract-panel.tsx'
import OutlivingPanel from './outliving-panel.tsx'

export const noun = defineNoun({
  kind: 'EmploymentContract',
  path: '/documents/contracts',
  operations: Object.assign({}, employmentContracts, employmentContractFiles),
  columns: ['contract_number', 'employee_id', 'title', 'type', 'start_date', 'end_date', 'status'],
  filters: ['status', 'employee_id', 'type'],
  states: {
    send: ['draft'],
    sign: ['sent'],
    cancel: ['draft', 'sent'],
    terminate: ['signed'],
    renew: ['signed', 'expired'],
    store: ['draft', 'sent', 'signed', 'expired', 'terminated'],
    delete: ['draft', 'sent', 'signed', 'expired', 'terminated'],
    update: ['draft'],
  },
  offers: ({ id }, { file_name }) => id !== 'deleteEmploymentContractFile' || file_name !== null,
  primary: 'send',
  title: contract => String(contract.contract_number),
  Panel: ContractPanel,
  ListPanel: OutlivingPanel,
})
