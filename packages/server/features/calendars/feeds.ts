// Calendar feeds as records: what their makers see of them, and when an address gives something.

import { isManager, worksHere } from '../../auth/sessions.ts'
import { resource } from '../../resource/resource.ts'

/**
 * SQL: whether a feed that is not revoked gives something: its maker is still a member and linked to the same employee,
 * who works here, and somebody reports to them where it shows a team.
 */
export const isLive = (feed: string): string => `exists (
  select from members m
    join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
    join employees e on e.workspace_id = m.workspace_id and e.id = m.employee_id
  where m.workspace_id = ${feed}.workspace_id and m.id = ${feed}.member_id and m.employee_id = ${feed}.employee_id
    and not m.deleted and c.status <> 'inactive' and ${worksHere('e')}
    and (${feed}.kind = 'own' or ${isManager('e')}))`

export const feeds = resource('CalendarFeed', {
  isPersonal: true,
  computed: {
    status: `case when revoked_at is not null then 'revoked' when ${isLive('calendar_feeds')} then 'active' else 'ended' end`,
  },
})
