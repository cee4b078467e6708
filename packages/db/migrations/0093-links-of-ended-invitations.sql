-- However an invitation is accepted or revoked, its link is kept no more from then on.

create function end_invitation_email() returns trigger
  language plpgsql as $$
begin
  update invitation_emails set status = 'cancelled', token_sealed = null, next_attempt_at = null, lease = null, leased_until = null
  where workspace_id = new.workspace_id and invitation_id = new.id and status = 'pending';
  return null;
end $$;
create trigger invitation_ends after update of accepted_at, revoked_at on invitations
  for each row when (new.accepted_at is not null or new.revoked_at is not null) execute function end_invitation_email();
