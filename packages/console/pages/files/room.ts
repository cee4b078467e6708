// The room of files that are made of many records.
import type { Room } from '../../app/room.ts'

export const files: Room = {
  title: 'room.files',
  pages: [
    {
      path: '/files/exports',
      kind: 'Export',
      needs: 'listExports',
      load: () => import('./export.ts'),
    },
  ],
}
