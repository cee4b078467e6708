// Employment types, as the console shows them.
import * as employmentTypes from '../../gen/operations/employment-types.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'EmploymentType',
  operations: employmentTypes,
  columns: ['name', 'description', 'is_residential'],
})
