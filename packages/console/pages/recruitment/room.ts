// The room of recruitment.
import { pagesOf, type Room } from '../../app/room.ts'

export const recruitment: Room = {
  title: 'room.recruitment',
  pages: [
    pagesOf('/recruitment', 'JobOpening', 'listJobOpenings', () => import('./job-opening.ts')),
    pagesOf('/recruitment/candidates', 'Candidate', 'listCandidates', () => import('./candidate.ts')),
    pagesOf(
      '/recruitment/applications',
      'JobApplication',
      'listJobApplications',
      () => import('./job-application.ts'),
    ),
  ],
}
