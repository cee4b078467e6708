// A sample letter that shows the letterhead. It is about nobody, and it is not stored.

import { Printer } from '@muster/formats'
import { say } from '@muster/sentences'
import { type Context, today } from '../../http/context.ts'
import { type FileContent, makeFile } from '../../http/response/file-content.ts'
import { refuseUnprintable } from '../../http/response/unprintable.ts'
import type { PrintedLetterhead } from './letterheads.ts'
import { writeReferenceNumber } from './reference-numbers.ts'

const samples = {
  en: {
    subject: 'A sample letter',
    text: 'To whom it may concern,\n\nThis letter shows the letterhead: the logo, the address, who signs, and the foot of the page. Whoever reads a letter of this company sees it like this.\n\nIt is about nobody, and it is not kept.',
  },
  ur: {
    subject: 'نمونے کا خط',
    text: 'جس سے متعلق ہو،\n\nیہ خط لیٹر ہیڈ دکھاتا ہے: لوگو، پتہ، دستخط کنندہ، اور صفحے کا نچلا حصہ۔ اس کمپنی کا خط پڑھنے والے کو یہ اسی طرح نظر آتا ہے۔\n\nیہ خط کسی کے بارے میں نہیں ہے، اور محفوظ نہیں رکھا جاتا۔',
  },
  ar: {
    subject: 'خطاب نموذجي',
    text: 'إلى من يهمه الأمر،\n\nيعرض هذا الخطاب ترويسة الخطابات: الشعار والعنوان والموقّع وتذييل الصفحة. هكذا يراها من يقرأ خطابًا من هذه الشركة.\n\nلا يخص هذا الخطاب أحدًا، ولا يُحفظ.',
  },
} as const

export async function printSampleLetter(
  call: Context,
  letterhead: PrintedLetterhead,
  language: keyof typeof samples = 'en',
): Promise<FileContent> {
  const issue_date = today(call)
  const { subject, text } = samples[language]
  const letter = Object.assign({}, letterhead, {
    language,
    reference_number: writeReferenceNumber('other', issue_date, 0),
    issue_date,
    subject,
    text,
    // Of the day: with nothing changed, it is the same file.
    made_at: Temporal.Instant.from(`${issue_date}T00:00:00Z`),
    is_revoked: false,
  })
  const bytes = await call.db.memories
    .of(Printer)
    .printLetter(letter)
    .catch(refuseUnprintable(say`The letterhead`, say`Change the letterhead or the company.`))
  return makeFile('letterhead.pdf', 'application/pdf', bytes)
}
