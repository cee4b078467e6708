// Job openings, as the console shows them.
import * as jobOpenings from '../../gen/operations/job-openings.ts'
import { defineNoun } from '../../records/noun.ts'
import Board from './board.tsx'

export const noun = defineNoun({
  kind: 'JobOpening',
  operations: jobOpenings,
  columns: ['title', 'code', 'department_id', 'vacancies', 'hired_count', 'closing_date', 'status'],
  filters: ['status', 'department_id'],
  groups: [
    {
      title: 'recruitment.place',
      fields: ['code', 'designation_id', 'branch_id', 'hiring_manager_id'],
    },
    {
      title: 'recruitment.conditions',
      fields: ['employment_type_id', 'min_salary', 'max_salary', 'min_experience_years', 'is_remote'],
    },
  ],
  form: {
    begins: { status: ['draft', 'open'] },
    first: ['title', 'department_id', 'vacancies', 'closing_date', 'description', 'requirements', 'status'],
  },
  Panel: Board,
})
