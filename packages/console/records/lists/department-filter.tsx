// The filter by department of a page that is made by hand; it lives in the address like those of lists.
import { sayOf } from '../../app/words.ts'
import { ReferenceField } from '../forms/reference-field.tsx'
import { useFilters } from './filters.tsx'

export function DepartmentFilter() {
  const { filters, setFilter } = useFilters()
  return (
    <ReferenceField
      label={sayOf('field', 'department_id')}
      kind="Department"
      value={filters.department_id ?? ''}
      onChange={id => setFilter('department_id', id)}
    />
  )
}
