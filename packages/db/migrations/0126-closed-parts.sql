-- Parts of My Muster that a company does not use.

alter table companies add column closed_parts text[] not null default '{}';
