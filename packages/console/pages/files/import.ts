// Imports, as the console shows them: a file is checked row by row, and then applied.
import {
  applyImport,
  cancelImport,
  createImport,
  getImport,
  listImports,
} from '../../gen/operations/imports.ts'
import { defineNoun } from '../../records/noun.ts'
import { ImportKindInput } from './import-kind-input.tsx'
import { ImportPanel, ImportStand } from './import-panel.tsx'

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
    controls: { kind: ImportKindInput },
    // A month of payroll comes with its totals.
    asks: (name, { kind }) => name !== 'payroll' || kind === 'payroll',
    needs: ['payroll'],
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
