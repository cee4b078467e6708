// Designations: job titles and their rank.

import { describePlain } from '../../support/contract/plain.ts'

describePlain({
  object: 'designation',
  path: '/v1/designations',
  of: muster => muster.designations,
  least: { name: 'Weaver' },
  defaults: { code: null, level: 0, pay_grade_id: null, job_description: null, status: 'active' },
  whole: { name: 'Manager', code: 'MGR', level: 7, job_description: 'Runs the floor.', status: 'inactive' },
  references: async muster => ({
    pay_grade_id: (await muster.payGrades.create({ name: 'M2', min_salary: '1', max_salary: '2' })).id,
  }),
  unique: { name: 'manager', code: 'mgr' },
  refused: [
    ['name', ''],
    ['level', -1],
    ['level', 1.5],
    ['level', '7'],
    ['level', 2_147_483_648],
    ['status', null],
  ],
  filters: [{ status: 'inactive' }, { pay_grade_id: 'grade' }],
})
