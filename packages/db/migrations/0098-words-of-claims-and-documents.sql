-- What claims and documents are searched by: the words of their titles, of the number of a claim and of the name of a file.

-- Each word as it is written and by its parts, folded, as far as an index has room for it.
create function words_of_text(text) returns setof text
  language sql immutable strict parallel safe
begin atomic
  select distinct left(word, 100)
  from unnest(regexp_split_to_array(search_folded($1), '\s+') || regexp_split_to_array(search_folded($1), '[-()/_.,،"\s]+')) as word
  where word <> '';
end;

create table expense_claim_words (
  workspace_id text collate "C" not null,
  expense_claim_id text collate "C" not null,
  word text collate "C" not null,
  created_at timestamptz(3) not null,
  constraint expense_claim_words_pkey primary key (workspace_id, expense_claim_id, word)
);
create index expense_claim_words_word_idx on expense_claim_words (workspace_id, word, created_at, expense_claim_id);
comment on table expense_claim_words is 'kept by a trigger of expense_claims';
comment on column expense_claim_words.created_at is 'of the claim, for the order of lists';

insert into expense_claim_words (workspace_id, expense_claim_id, word, created_at)
select c.workspace_id, c.id, word, c.created_at
from expense_claims c, words_of_text(c.title || ' ' || c.claim_number) as word;

create function keep_expense_claim_words() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from expense_claim_words where workspace_id = old.workspace_id and expense_claim_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into expense_claim_words (workspace_id, expense_claim_id, word, created_at)
    select new.workspace_id, new.id, word, new.created_at
    from words_of_text(new.title || ' ' || new.claim_number) as word;
  end if;
  return null;
end $$;
create trigger keep_expense_claim_words after insert or delete on expense_claims
  for each row execute function keep_expense_claim_words();
create trigger change_expense_claim_words after update on expense_claims for each row
  when ((old.title, old.claim_number) is distinct from (new.title, new.claim_number))
  execute function keep_expense_claim_words();

-- Without the number on a document, which few may see.
create table employee_document_words (
  workspace_id text collate "C" not null,
  employee_document_id text collate "C" not null,
  word text collate "C" not null,
  created_at timestamptz(3) not null,
  constraint employee_document_words_pkey primary key (workspace_id, employee_document_id, word)
);
create index employee_document_words_word_idx on employee_document_words (workspace_id, word, created_at, employee_document_id);
comment on table employee_document_words is 'kept by a trigger of employee_documents';
comment on column employee_document_words.created_at is 'of the document, for the order of lists';

insert into employee_document_words (workspace_id, employee_document_id, word, created_at)
select d.workspace_id, d.id, word, d.created_at
from employee_documents d, words_of_text(d.title || ' ' || d.file_name) as word;

create function keep_employee_document_words() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from employee_document_words where workspace_id = old.workspace_id and employee_document_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into employee_document_words (workspace_id, employee_document_id, word, created_at)
    select new.workspace_id, new.id, word, new.created_at
    from words_of_text(new.title || ' ' || new.file_name) as word;
  end if;
  return null;
end $$;
create trigger keep_employee_document_words after insert or delete on employee_documents
  for each row execute function keep_employee_document_words();
create trigger change_employee_document_words after update on employee_documents for each row
  when ((old.title, old.file_name) is distinct from (new.title, new.file_name))
  execute function keep_employee_document_words();
