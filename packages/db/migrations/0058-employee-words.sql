-- What employees are searched by: the words of their names, their code and their e-mail address at work, each folded.

-- A word as a search compares it: without case, accents and vowel signs, with one of the letters that keyboards mix up.
create function search_folded(text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(replace(
      regexp_replace(
        lower(normalize($1, NFKD) collate "und-x-icu"),
        U&'[\0300-\036F\0610-\061A\0640\064B-\065F\0670\06D6-\06ED\200B-\200F\2060\FEFF''`\00B4\02BC\2018\2019]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    U&'\0649\064A\0643\06AA\0629\06BE\06C1\06C3\06D5\0671\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9øłđðħı',
    U&'\06CC\06CC\06A9\06A9\0647\0647\0647\0647\0647\062701234567890123456789olddhi');

-- A name with a hyphen is found by each of its parts, and as it is written. Some words may come twice, and one may be empty.
create function words_of_employee(first_name text, last_name text, employee_code text, work_email text) returns text[]
  language sql immutable parallel safe
  return regexp_split_to_array(search_folded(first_name || ' ' || last_name), '\s+')
    || regexp_split_to_array(search_folded(first_name || ' ' || last_name), '[-()/_.,،"\s]+')
    || search_folded(employee_code) || search_folded(work_email);

-- A table and no index over an expression: under row level security, only comparisons of a plain column use an index.
create table employee_words (
  workspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  word text collate "C" not null,
  created_at timestamptz(3) not null,
  constraint employee_words_pkey primary key (workspace_id, employee_id, word)
);
create index employee_words_word_idx on employee_words (workspace_id, word, created_at, employee_id);
comment on table employee_words is 'kept by a trigger of employees';
comment on column employee_words.created_at is 'of the employee, for the order of lists';

insert into employee_words (workspace_id, employee_id, word, created_at)
select distinct e.workspace_id, e.id, word, e.created_at
from employees e, unnest(words_of_employee(e.first_name, e.last_name, e.employee_code, e.work_email)) as word
where word <> '';

create function keep_employee_words() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from employee_words where workspace_id = old.workspace_id and employee_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into employee_words (workspace_id, employee_id, word, created_at)
    select distinct new.workspace_id, new.id, word, new.created_at
    from unnest(words_of_employee(new.first_name, new.last_name, new.employee_code, new.work_email)) as word
    where word <> '';
  end if;
  return null;
end $$;
create trigger keep_employee_words after insert or delete on employees
  for each row execute function keep_employee_words();
create trigger change_employee_words after update on employees for each row
  when ((old.first_name, old.last_name, old.employee_code, old.work_email) is distinct from
        (new.first_name, new.last_name, new.employee_code, new.work_email))
  execute function keep_employee_words();
