-- Dependants and emergency contacts in the changes of details that employees ask for: whole lists, as they were known and as they are wanted.

alter table profile_changes
  add column dependants json not null default '[]',
  add column old_dependants json not null default '[]',
  add column contacts json not null default '[]',
  add column old_contacts json not null default '[]',
  drop constraint profile_changes_fields_check,
  add constraint profile_changes_fields_check check (cardinality(fields) > 0
    and fields <@ array['marital_status', 'personal_email', 'phone_primary', 'addresses', 'dependants', 'contacts']);
