-- The console: tokens with permissions, which open what /v1 cannot do.

alter table api_keys add column permissions text[] not null default '{}';
comment on column api_keys.permissions is 'internal: what a token of the console may do';
