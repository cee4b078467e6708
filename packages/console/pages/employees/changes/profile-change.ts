// Changes of details that employees ask for, as pages show them.
import {
  approveProfileChange,
  getProfileChange,
  listProfileChanges,
  rejectProfileChange,
} from '../../../gen/operations/profile-changes.ts'
import { defineNoun } from '../../../records/noun.ts'
import ProfilePanel from './panel.tsx'

export const noun = defineNoun({
  kind: 'ProfileChange',
  operations: { listProfileChanges, getProfileChange, approveProfileChange, rejectProfileChange },
  columns: ['employee_id', 'fields', 'created_at', 'status'],
  filters: ['status', 'employee_id'],
  primary: 'approveProfileChange',
  hidden: [
    'fields',
    'marital_status',
    'old_marital_status',
    'personal_email',
    'old_personal_email',
    'phone_primary',
    'old_phone_primary',
    'addresses',
    'old_addresses',
    'dependants',
    'old_dependants',
    'contacts',
    'old_contacts',
    'outdated_fields',
  ],
  Panel: ProfilePanel,
})
