// Geofenced sites: places where employees punch.

import { describePlain } from '../../support/contract/plain.ts'

const place = { latitude: '31.5204', longitude: '74.3587' }

describePlain({
  object: 'geofenced_site',
  path: '/v1/geofenced_sites',
  of: muster => muster.geofencedSites,
  least: { name: 'Mill', ...place },
  defaults: { branch_id: null, radius_meters: 200, address: null, status: 'active' },
  whole: {
    name: 'Head office',
    latitude: '-24.0010000',
    longitude: '-72.001',
    radius_meters: 50,
    address: '5 Mall Road, Lahore',
    status: 'inactive',
  },
  references: async muster => ({ branch_id: (await muster.branches.create({ name: 'Mill' })).id }),
  unique: { name: 'HEAD OFFICE' },
  refused: [
    ['name', ' '],
    ['latitude', '90.1'],
    ['latitude', '91'],
    ['latitude', 31.5],
    ['latitude', '1e1'],
    ['latitude', '31.52040001'],
    ['latitude', null],
    ['longitude', '180.5'],
    ['longitude', '-181'],
    ['radius_meters', 19],
    ['radius_meters', 50_001],
    ['radius_meters', null],
    ['status', 'open'],
    ['branch_id', 'x'],
  ],
  filters: [{ status: 'inactive' }, { branch_id: 'branch' }],
})
