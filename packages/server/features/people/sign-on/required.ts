// Whom a workspace lets in through its company sign-on alone.

import { vouchesForSql } from '../../../auth/rights.ts'

/**
 * Whether a workspace lets a member or somebody invited, by their alias, in through its company sign-on alone. Owners
 * always have another way in: a provider that fails, or is not theirs any more, would leave nobody to replace it. So has
 * whoever may do more than the provider speaks for, which would keep them out.
 */
export const signOnRequired = (of: string) =>
  `exists (select from sign_on_providers o left join roles owned on owned.workspace_id = ${of}.workspace_id and owned.id = ${of}.role_id
     where o.workspace_id = ${of}.workspace_id and o.is_required and owned.is_owner is not true
       and ${vouchesForSql('o', 'owned', `${of}.employee_id`)}
       and lower(substring(${of}.email from '[^@]*$')) = any(o.email_domains))`
