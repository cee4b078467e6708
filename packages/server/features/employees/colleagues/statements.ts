// The statements over the views of colleagues: pages of all, of reports and of words, one with everybody above, and a photo.

import type { Colleague } from '@muster/contract'
import { statement } from '@muster/db'
import type { AttachedFile } from '../../../files/index.ts'
import { last } from '../../../resource/lists/word-search.ts'

/** Where a page begins, and who may be on it. */
export interface Asked {
  readonly after_name: string
  readonly after_id: string
  readonly department_id: string | null
  readonly branch_id: string | null
  readonly size: number
}

export type Row = Omit<Colleague, 'photo'> & { readonly photo: string | null }

/** So many people who match a word are looked at one by one; where each word has more, the page soon has its people. */
export const fewPeople = 2_000

const shown = `p.id, p.first_name, p.last_name, p.photo_sha256 as photo, p.designation_id, p.department_id, p.branch_id,
  p.work_email, p.reporting_manager_id,
  (select count(*)::int from colleagues r where r.workspace_id = :workspace_id and r.reporting_manager_id = p.id) as reports,
  exists (select from colleagues_away a where a.workspace_id = :workspace_id and a.employee_id = p.id) as is_away`

/** A page of those who match; what is counted for each is counted for these alone. */
const selectPage = (matching: string) => `
  with page as materialized (
    select c.id, c.first_name, c.last_name, c.photo_sha256, c.designation_id, c.department_id, c.branch_id, c.work_email,
      c.reporting_manager_id
    from colleagues c
    where c.workspace_id = :workspace_id and (c.first_name, c.id) > (:after_name, :after_id)
      and (:department_id::text is null or c.department_id = :department_id)
      and (:branch_id::text is null or c.branch_id = :branch_id)
      and ${matching}
    order by c.first_name, c.id limit :size::int)
  select ${shown} from page p order by p.first_name, p.id`

const begins = (typed: string) => `w.word >= ${typed} and w.word < ${typed} || '${last}'`

/** That each word which was typed begins one of theirs. */
const hasWords = `not exists (select from unnest(:words::text[]) as typed
  where not exists (select from colleague_words w where w.workspace_id = :workspace_id and w.employee_id = c.id
    and ${begins('typed')}))`

export const pageOfAll = statement<Row, Asked>('colleagues', selectPage('true'))

export const pageOfReports = statement<Row, Asked & { words: readonly string[]; manager: string }>(
  'colleagues_of_manager',
  selectPage(`c.reporting_manager_id = :manager and ${hasWords}`),
)

export const pageOfCommonWords = statement<Row, Asked & { words: readonly string[] }>(
  'colleagues_of_common_words',
  selectPage(hasWords),
)

export const pageOfRareWord = statement<Row, Asked & { words: readonly string[]; people: readonly string[] }>(
  'colleagues_of_rare_word',
  selectPage(`c.id = any(:people::text[]) and ${hasWords}`),
)

/** How each word is compared, and who has a word that begins so, as far as they are few. */
export const peopleOfWords = statement<{ word: string; people: string[] }, { typed: readonly string[] }>(
  'people_of_words',
  `select f.word, array(select distinct w.employee_id from (
     select w.employee_id from colleague_words w where w.workspace_id = :workspace_id and ${begins('f.word')}
     limit ${fewPeople + 1}) as w) as people
   from (select distinct search_folded(typed) as word from unnest(:typed::text[]) as typed) as f where f.word <> ''`,
)

export const colleagueById = statement<Row & { managers: string[] }, { id: string }>(
  'colleague',
  `select ${shown}, array(
     select l.manager_id from reporting_lines l
     where l.workspace_id = :workspace_id and l.employee_id = p.id and exists (
       select from colleagues m where m.workspace_id = :workspace_id and m.id = l.manager_id)
     order by l.depth desc) as managers
   from colleagues p where p.workspace_id = :workspace_id and p.id = :id`,
)

export const photoOfColleague = statement<AttachedFile, { id: string }>(
  'photo_of_colleague',
  `select coalesce(c.photo_file_name, '') as file_name, coalesce(c.photo_content_type, '') as content_type,
     coalesce(c.photo_sha256, '') as sha256, coalesce(c.photo_size_bytes, 0) as size_bytes
   from colleagues c where c.workspace_id = :workspace_id and c.id = :id and c.photo_sha256 is not null`,
)
