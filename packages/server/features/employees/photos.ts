// Photos of employees: the stored file of each, of which nothing is kept but the picture.

import { type Employee, enums, operations } from '@muster/contract'
import { rewritePhoto } from '@muster/formats'
import { type ContentRules, makeAttachment } from '../../files/index.ts'
import { keepChanges } from '../../resource/history.ts'
import { employees } from './employees.ts'

export const photoRules: ContentRules = {
  max_bytes: operations.storeEmployeePhoto.extensions['x-file-bytes'],
  content_types: enums.EmployeePhotoContentType.values,
  rewrite: rewritePhoto,
}

const columns = {
  file_name: 'photo_file_name',
  content_type: 'photo_content_type',
  sha256: 'photo_sha256',
}

/** Everybody who may see the employee sees in their history that the photo changed. */
export const photos = makeAttachment<Employee>(
  employees,
  columns,
  'employee_photo',
  (call, employee, names) =>
    keepChanges(call, employees.fields, employee, [{ field: 'photo', ...names, is_sensitive: false }]),
)
