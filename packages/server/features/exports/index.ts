// Exports: files that are made of what a workspace has, and the work and the job that belong to them.

export { expireExports } from './expiry.ts'
export { type ExportServices, makeExportTaskHandler } from './task-handler.ts'
