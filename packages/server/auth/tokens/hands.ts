// Hands: the members behind whoever acts, so that four eyes are those of two people under whichever identity they come.

/**
 * SQL: the members of an actor. A member is one; a token is in the hands of who holds it; a key is in those of who made it;
 * and a service token is in the hands of everybody who was ever shown a secret of it.
 */
export const handsOfSql = (actor: string) =>
  `(select m.id, m.person_id, m.employee_id, m.name, m.email from members m
    where m.workspace_id = :workspace_id and m.id in (
      select ${actor}
      union all select coalesce(k.member_id, k.made_by) from api_keys k where k.workspace_id = :workspace_id and k.id = ${actor}
      union all select unnest(t.hands) from service_tokens t where t.workspace_id = :workspace_id and t.id = ${actor}))`
