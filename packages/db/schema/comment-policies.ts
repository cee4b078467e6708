// The policies of comments under muster_person: what is said about a record is for whom the record concerns, as the view says it.

const inWorkspace = 'workspace_id = (select current_workspace())'

/** The record of a comment, as far as it concerns whoever asks. */
const ofRecord = (more: string) => `exists (select from commented_records r
  where r.workspace_id = (select current_workspace()) and r.id = comments.object_id and ${more})`

/** Under any other reach there are none. */
const isConcerned = `(select current_reach()) = 'concerned' and ${inWorkspace}`

const isSeen = `${isConcerned} and ${ofRecord('(r.by_right or not comments.is_internal)')}`
const isMine = 'comments.written_by = (select current_member())'

/** How long whoever wrote it may take its text back. */
const minutesToRemove = 10

/** Nobody changes a comment: it is written, and its text can be removed. */
export const commentPolicies: readonly string[] = [
  'grant select, insert on comments to muster_person',
  'grant update (text, text_deleted_at) on comments to muster_person',
  `create policy person_reads on comments for select to muster_person using (${isSeen})`,
  `create policy person_inserts on comments for insert to muster_person with check (${isConcerned} and ${isMine}
     and ${ofRecord('r.may_write and (r.by_right or not comments.is_internal)')})`,
  `create policy person_updates on comments for update to muster_person
     using (${isSeen} and ('approvals.manage' = any((select current_rights())::text[])
       or (${isMine} and comments.created_at > now() - interval '${minutesToRemove} minutes')))
     with check (${isSeen} and text is null)`,
]
