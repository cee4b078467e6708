// Files that people and banks read: made from plain values, and read into plain values.

export { type ZipEntry, ZipReader } from './archive/read-zip.ts'
export { measureStored, type StoredEntry, writeStored } from './archive/write-zip.ts'
export { type NewEntry, ZipWriter } from './archive/zip-writer.ts'
export * from './banks/index.ts'
export { type Calendar, type CalendarEvent, writeCalendar } from './calendar/write-calendar.ts'
export * from './pdf/index.ts'
export { rewritePhoto } from './pictures/photo.ts'
export { type Pixels, writePng } from './pictures/png.ts'
export { type DecimalSeparator, readAmount } from './sheets/cells/read-amount.ts'
export {
  type Read,
  readBoolean,
  readIdentifier,
  readText,
  readWhole,
  showCell,
} from './sheets/cells/read-cell.ts'
export { type DateOrder, readDate, readMoment, readTime } from './sheets/cells/read-date.ts'
export { DateOrders, type FoundOrder } from './sheets/cells/read-date-order.ts'
export { writeCsv } from './sheets/csv/write-csv.ts'
export { type Cell, type SourceRow, textCell } from './sheets/read-source.ts'
export { readTable, type Table, type TableColumn, type TableFormat } from './sheets/read-table.ts'
export { TableError } from './sheets/read-table-error.ts'
export {
  type Column,
  type ColumnType,
  type Row,
  type Sheet,
  SheetError,
  type Value,
} from './sheets/write-sheet.ts'
export { writeXlsx } from './sheets/xlsx/write-xlsx.ts'
