// Exports, as the console shows them: the files that one has had made.
import { cancelExport, getExport, getExportContent, listExports } from '../../gen/operations/exports.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation } from '../../records/operation.ts'
import { ExportPanel, ExportStand } from './export-panel.tsx'

export const noun = defineNoun({
  kind: 'Export',
  operations: { listExports, getExport, cancelExport, getExportContent },
  columns: ['file_name', 'status', 'size_bytes', 'expires_at'],
  filters: ['kind', 'status'],
  title: ({ file_name: name }) => name,
  cells: { status: ExportStand },
  isWorkedInRows: true,
  isExported: false,
  moves: ({ status }) => status === 'running',
  offers: isOfferedNow,
  hidden: ['file_name', 'list', 'unit', 'done', 'total', 'message', 'started_by'],
  Panel: ExportPanel,
})

/** The file goes some days after it was made. */
function isOfferedNow({ id }: AnyOperation, { status, expires_at: until }: RecordOf<'Export'>): boolean {
  if (id !== 'getExportContent') return true
  return status === 'succeeded' && until !== null && new Date(until) > new Date()
}
