// Punches, as the console shows them.
import * as punches from '../../gen/operations/punches.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Punch',
  operations: punches,
  columns: ['employee_id', 'punched_at', 'direction', 'source', 'geofenced_site_id', 'within_geofence'],
  filters: ['employee_id', 'attendance_date', 'punched_after', 'punched_before'],
})
