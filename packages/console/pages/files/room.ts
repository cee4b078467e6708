// The room of files: those that are made of many records, and those that many records are made of.
import type { Room } from '../../app/room.ts'

export const files = {
  pages: {
    '/files/exports': { kind: 'Export', create: null, load: () => import('./export.ts') },
    '/files/imports': { kind: 'Import', create: null, load: () => import('./import.ts') },
  },
} as const satisfies Room
