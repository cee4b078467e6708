// The room where everybody begins.
import type { Room } from '../../app/room.ts'

export const home: Room = {
  title: 'room.home',
  pages: [{ path: '/', title: 'room.home', needs: 'getCompany', load: () => import('./home.tsx') }],
}
