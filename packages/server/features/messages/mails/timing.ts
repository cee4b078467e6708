// When a member gets an e-mail of what they were told: by the group of its type, as they have chosen. Security is no choice.

import type { Notification, NotificationSettings } from '@muster/contract'

export type Group = keyof NotificationSettings

type Type = Notification['type']

const groups: Readonly<Record<Group, readonly Type[]>> = {
  approvals: ['approval_asked', 'request_made', 'stand_in_named', 'stand_in_revoked'],
  requests: ['request_decided', 'request_commented'],
  documents: ['payslip_published', 'document_expiring'],
  announcements: ['announcement_published'],
}

export const groupNames = Object.keys(groups) as readonly Group[]

/** Undefined for what concerns security, which everybody is told. */
export const findGroup = (type: Type): Group | undefined =>
  groupNames.find(group => groups[group].includes(type))

/** What whoever has chosen nothing gets, as the migration says. */
export const defaults: NotificationSettings = {
  approvals: 'now',
  requests: 'now',
  documents: 'daily',
  announcements: 'daily',
}

// A scalar, so that settings are looked up by their key whatever the statistics know: no join over all notifications.
/** SQL: when a notification `n` is sent, as whom it tells has chosen: `now`, `daily` or `never`. */
export const timing = `(select case ${groupNames
  .map(group => {
    const types = groups[group].map(type => `'${type}'`).join(', ')
    return `when n.type in (${types}) then coalesce(s.${group}, '${defaults[group]}')`
  })
  .join(' ')} else 'now' end
  from (select) as one left join notification_settings s on s.workspace_id = n.workspace_id and s.member_id = n.member_id)`
