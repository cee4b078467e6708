// What a change of details is about, in a row.
import { sayTogether, sayValue } from '../../../app/words.ts'
import type { RecordOf } from '../../../records/kind.ts'

export const nameFields = ({ fields }: Pick<RecordOf<'ProfileChange'>, 'fields'>): string =>
  sayTogether(...fields.map(field => sayValue(field, 'ProfileField')))
