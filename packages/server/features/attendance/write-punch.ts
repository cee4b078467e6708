// Writing a punch: it leaves with whatever is sent next where it can be foreseen, which is nearly always.

import type { Punch } from '@muster/contract'
import { bind, statement, type WriteDb } from '@muster/db'
import type { Day, Instant } from '@muster/engine'
import type { WriteContext } from '../../http/context.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { assertForeseen } from '../../resource/foresight.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'

export const punches = resource('Punch', {
  filters: {
    // A punch belongs to a day that is near it, and near it is what the index finds.
    attendance_date: {
      attendance_date: '= :attendance_date',
      // As instants: behind row level security an index compares no instant with a date.
      punched_at: [
        '>= (:attendance_date::date - 3)::timestamptz',
        '<= (:attendance_date::date + 4)::timestamptz',
      ],
    },
  },
})

/** A punch of an employee who is there, at a site that is. */
type Draft = Omit<Punch, 'object' | 'id' | 'created_at'> & {
  readonly punched_at: Instant
  readonly attendance_date: Day | null
}

const { columns, selected } = punches.fields

// With the stamp that it was foreseen with.
const insertPunch = statement<Punch, Omit<Punch, 'object'>>(
  'insert_foreseen_punch',
  `insert into punches (workspace_id, ${columns.join(', ')})
   values (:workspace_id, ${columns.map(name => `:${name}`).join(', ')}) returning ${selected}`,
)

/** Writes a punch of which all checks are over, its employee locked. */
export async function writePunch(call: WriteContext, draft: Draft): Promise<Punch> {
  return foresee(call.db, draft) ?? (await punches.insert(call, draft))
}

function foresee(db: WriteDb, draft: Draft): Punch | undefined {
  const created_at = db.findStamp(punches.fields.table)
  if (created_at === undefined || [draft.latitude, draft.longitude].some(isNegativeZero)) return undefined
  const known = Object.assign({}, draft, { id: newId('Punch'), object: punches.fields.object, created_at })
  const punch = Object.fromEntries(
    punches.fields.names.map(name => [name, known[name as keyof typeof known]]),
  ) as unknown as Punch
  // What is answered loses the fields that its reader may not see.
  const expected = Object.assign({}, punch)
  db.runWithNext(bind(insertPunch, expected), rows => assertForeseen(punches.fields, expected, rows))
  return markExact(punch)
}

/** PostgreSQL leaves out the sign. */
const isNegativeZero = (degrees: string | null): boolean => degrees !== null && /^-0(\.0*)?$/.test(degrees)
