// The room of recruitment.
import type { Room } from '../../app/room.ts'

export const recruitment = {
  pages: {
    '/recruitment': { kind: 'JobOpening', load: () => import('./job-opening.ts') },
    '/recruitment/candidates': { kind: 'Candidate', load: () => import('./candidate.ts') },
    '/recruitment/applications': { kind: 'JobApplication', load: () => import('./job-application.ts') },
  },
} as const satisfies Room
