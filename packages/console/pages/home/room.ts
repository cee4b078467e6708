// The room where everybody begins.
import type { Room } from '../../app/room.ts'

export const home = {
  pages: {
    '/': { title: 'place.home', needs: 'getCompany', load: () => import('./home.tsx') },
  },
} as const satisfies Room
