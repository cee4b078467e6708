// Employment types: the terms that people are employed on.

import { describePlain } from '../../support/contract/plain.ts'

describePlain({
  object: 'employment_type',
  path: '/v1/employment_types',
  of: muster => muster.employmentTypes,
  least: { name: 'Contract' },
  defaults: {
    description: null,
    is_residential: false,
    accommodation_provided: false,
    meals_provided: false,
  },
  whole: {
    name: 'Residential',
    description: 'Lives at the mill.',
    is_residential: true,
    accommodation_provided: true,
    meals_provided: true,
  },
  unique: { name: 'RESIDENTIAL' },
  refused: [
    ['name', ''],
    ['is_residential', null],
    ['meals_provided', 1],
    ['status', 'active'],
  ],
  filters: [],
})
