// Own requests to correct a day, as pages show them.
import {
  cancelRegularisation,
  getRegularisation,
  listRegularisations,
} from '../../../gen/operations/regularisations.ts'
import { defineNoun } from '../../../records/noun.ts'
import { OwnWay } from '../../approvals/own-way.tsx'

export const noun = defineNoun({
  kind: 'Regularisation',
  operations: { listRegularisations, getRegularisation, cancelRegularisation },
  columns: ['date', 'type', 'reason', 'status'],
  filters: ['status'],
  hidden: ['employee_id'],
  isExported: false,
  Panel: OwnWay,
})
