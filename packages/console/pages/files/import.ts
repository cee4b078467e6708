// Imports, as the console shows them: a file is checked row by row, and then applied.
import {
  applyImport,
  cancelImport,
  createImport,
  getImport,
  listImports,
} from '../../gen/operations/imports.ts'
import { defineNoun } from '../../records/noun.ts'
import { ImportDatesInput } from './import-dates-input.tsx'
import { ImportKindInput } from './import-kind-input.tsx'
import { ImportPanel, ImportStand } from './import-panel.tsx'
import { ImportTitlesInput } from './import-titles-input.tsx'

export const noun = defineNoun({
  kind: 'Import',
  operations: { listImports, getImport, createImport, applyImport, cancelImport },
  columns: ['file_name', 'kind', 'status', 'created_at', 'with_errors', 'applied'],
  filters: ['kind', 'status'],
  title: ({ file_name: name }) => name,
  cells: { status: ImportStand },
  isExported: false,
  moves: ({ status }) => status === 'checking' || status === 'applying',
  inPanel: ['applyImport'],
  form: {
    controls: { kind: ImportKindInput, titles: ImportTitlesInput, dates: ImportDatesInput },
    asks: isAsked,
    needs: ['payroll'],
    first: ['kind', 'content_base64', 'titles', 'dates'],
  },
  hidden: [
    'file_name',
    'sha256',
    'columns',
    'rows',
    'started_by',
    'heartbeat_at',
    'message',
    'done',
    'total',
    'to_create',
    'to_change',
    'unchanged',
    'with_errors',
    'applied',
  ],
  Panel: ImportPanel,
})

/** A month of payroll comes with its totals; what a file means is asked once there is one. */
function isAsked(name: string, { kind, content_base64: file }: { kind?: unknown; content_base64?: unknown }) {
  if (name === 'payroll') return kind === 'payroll'
  if (name === 'titles' || name === 'dates') return kind !== undefined && file !== undefined
  return true
}
