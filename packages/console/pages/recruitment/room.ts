// The room of recruitment.
import type { Room } from '../../app/room.ts'

export const recruitment: Room = {
  title: 'room.recruitment',
  pages: [
    {
      path: '/recruitment',
      kind: 'JobOpening',
      needs: 'listJobOpenings',
      create: 'createJobOpening',
      load: () => import('./job-opening.ts'),
    },
    {
      path: '/recruitment/candidates',
      kind: 'Candidate',
      needs: 'listCandidates',
      create: 'createCandidate',
      load: () => import('./candidate.ts'),
    },
    {
      path: '/recruitment/applications',
      kind: 'JobApplication',
      needs: 'listJobApplications',
      create: 'createJobApplication',
      load: () => import('./job-application.ts'),
    },
  ],
}
