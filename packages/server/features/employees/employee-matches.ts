// Matches: employees found by the beginnings of words, in the order of the list of employees.

import type { Employee } from '@muster/contract'
import { makeSearch } from '../../resource/lists/word-search.ts'
import { employees } from './employees.ts'

export const listMatches = makeSearch<Employee>(employees.fields, {
  name: 'employee_match',
  table: 'employee_words',
  column: 'employee_id',
})
