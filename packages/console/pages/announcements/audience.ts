// Whom an announcement is for: everybody, or some branches, departments or employees.
import type { RecordOf, ValuesOf } from '../../records/kind.ts'

type Announcement = RecordOf<'Announcement'> | RecordOf<'AnnouncementDraft'>

const lists = {
  branches: 'branch_ids',
  departments: 'department_ids',
  employees: 'employee_ids',
} as const satisfies Partial<Record<Announcement['audience'], keyof Announcement>>

const findList = (audience: Announcement['audience'] | undefined) =>
  audience === undefined || audience === 'all' ? undefined : lists[audience]

/** Of the lists, the form asks for that of the audience. */
export const asksAudience = (
  name: string,
  { audience }: ValuesOf<'createAnnouncementDraft' | 'updateAnnouncementDraft'>,
): boolean => !Object.values<string>(lists).includes(name) || name === findList(audience)

/** The ids of those it is for, and nothing where it is for everybody. */
export function listAudience(record: Announcement): readonly string[] {
  const list = findList(record.audience)
  return list === undefined ? [] : record[list]
}
