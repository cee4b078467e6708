-- Work that is committed in steps claims its Idempotency-Key before it begins, so that of several requests at once one does it.
alter table idempotency_keys add column claimed_until timestamptz(3);
comment on column idempotency_keys.claimed_until is 'internal: until when the key is claimed by a request whose work is under way; null once it is answered';
