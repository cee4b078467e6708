// Exports, as the console shows them: the files that one has had made.
import { cancelExport, getExport, getExportContent, listExports } from '../../gen/operations/exports.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation, AnyRecord } from '../../records/operation.ts'
import { ExportPanel, ExportStand } from './export-panel.tsx'

export const noun = defineNoun({
  kind: 'Export',
  path: '/files/exports',
  operations: { listExports, getExport, cancelExport, getExportContent },
  columns: ['file_name', 'status', 'size_bytes', 'expires_at'],
  filters: ['kind', 'status'],
  states: { cancel: ['running'] },
  title: ({ file_name: name }) => String(name),
  cells: { status: ExportStand },
  isWorkedInRows: true,
  isExported: false,
  moves: ({ status }) => status === 'running',
  offers: isOfferedNow,
  hidden: ['file_name', 'list', 'unit', 'done', 'total', 'message', 'started_by'],
  Panel: ExportPanel,
})

/** The file goes some days after it was made. */
function isOfferedNow(operation: AnyOperation, { status, expires_at: until }: AnyRecord): boolean {
  if (operation.id !== getExportContent.id) return true
  return status === 'succeeded' && new Date(String(until)) > new Date()
}
