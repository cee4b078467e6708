// Job openings, as the console shows them.
import * as jobOpenings from '../../gen/operations/job-openings.ts'
import { defineNoun } from '../../records/noun.ts'
import Board from './board.tsx'

export const noun = defineNoun({
  kind: 'JobOpening',
  operations: jobOpenings,
  columns: ['title', 'code', 'department_id', 'vacancies', 'hired_count', 'closing_date', 'status'],
  filters: ['status', 'department_id'],
  form: { begins: { status: ['draft', 'open'] } },
  Panel: Board,
})
