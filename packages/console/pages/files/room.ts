// The room of files: those that are made of many records, and those that many records are made of.
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
    {
      path: '/files/imports',
      kind: 'Import',
      needs: 'listImports',
      load: () => import('./import.ts'),
    },
  ],
}
