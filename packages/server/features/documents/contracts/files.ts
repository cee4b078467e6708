// The file of a contract, such as the scan that was signed, and what it may be.

import { type EmploymentContract, enums, operations } from '@muster/contract'
import { type ContentRules, makeAttachment } from '../../../files/index.ts'
import { contracts } from './contracts.ts'

export const fileRules: ContentRules = {
  max_bytes: operations.storeEmploymentContractFile.extensions['x-file-bytes'],
  content_types: enums.FileContentType.values,
}

const columns = { file_name: 'file_name', content_type: 'content_type', sha256: 'sha256' }

export const contractFiles = makeAttachment<EmploymentContract>(
  contracts,
  columns,
  'employment_contract_file',
)
