// The demo's recruitment: two openings, and candidates in every stage.

import { addDays, type Day } from '@muster/engine'
import { newId } from '../../../resource/ids.ts'
import { insertIn, type SeedRow } from '../rows.ts'
import type { Demo } from './organisation.ts'

// Given name, family name, stage, source.
const applicants = [
  ['Hamza', 'Iqbal', 'applied', 'career_page'],
  ['Mehwish', 'Akhtar', 'screening', 'job_board'],
  ['Usman', 'Ghani', 'interview', 'referral'],
  ['Rabia', 'Saleem', 'assessment', 'linkedin'],
  ['Kashif', 'Nadeem', 'offer', 'agency'],
  ['Sana', 'Yousaf', 'rejected', 'walk_in'],
  ['Danish', 'Malik', 'withdrawn', 'other'],
] as const

export async function demoRecruitment({ database, workspaceId, organisation, employees, today }: Demo) {
  const [supervisor, engineer] = [newId('JobOpening'), newId('JobOpening')]
  const opening = (id: string, title: string, department: string, manager: number): SeedRow => ({
    id,
    title,
    department_id: organisation.departments.get(department)!,
    hiring_manager_id: employees[manager]!,
    vacancies: 2,
    hired_count: 0,
    description: `${title} in ${department}.`,
    is_remote: false,
    min_salary: '90000.00',
    max_salary: '220000.00',
    status: 'open',
    opened_at: `${addDays(today, -30)}T06:00:00.000Z`,
  })
  const made = applicants.map((_, n) => makeRows(n, n % 2 === 0 ? supervisor : engineer, today))
  await database.write(workspaceId, async db => {
    await insertIn(db, 'job_openings', [
      opening(supervisor, 'Weaving supervisor', 'Weaving', 3),
      opening(engineer, 'Software engineer', 'Information Technology', 5),
    ])
    await insertIn(
      db,
      'candidates',
      made.map(({ candidate }) => candidate),
    )
    await insertIn(
      db,
      'job_applications',
      made.map(({ application }) => application),
    )
  })
}

function makeRows(n: number, opening: string, today: Day) {
  const [first_name, last_name, stage, source] = applicants[n]!
  const moved = `${addDays(today, -7 + n)}T07:00:00.000Z`
  const candidate: SeedRow = {
    id: newId('Candidate'),
    first_name,
    last_name,
    email: `${first_name}.${last_name}@mail.example`.toLowerCase(),
    city: 'Faisalabad',
    country: 'PK',
    experience_years: `${n + 1}.00`,
    expected_salary: `${95 + n * 10}000.00`,
    source,
    skills: [],
  }
  const application: SeedRow = {
    id: newId('JobApplication'),
    job_opening_id: opening,
    candidate_id: candidate.id,
    stage,
    stage_changed_at: moved,
    applied_at: `${addDays(today, -20 + n)}T07:00:00.000Z`,
    rejected_at: stage === 'rejected' ? moved : null,
    rejection_reason: stage === 'rejected' ? 'Another candidate has more experience' : null,
    withdrawn_at: stage === 'withdrawn' ? moved : null,
    offered_salary: stage === 'offer' ? '140000.00' : null,
    offered_joining_date: stage === 'offer' ? addDays(today, 30) : null,
  }
  return { candidate, application }
}
