// The e-mail about a changed contact: it says that there is one and whom to call, and nothing of the employee, of before or of now.

import { onOneLine } from '../messages/index.ts'

export interface ContactFacts {
  readonly language: 'en' | 'ur' | 'ar'
  readonly workspace_name: string
}

interface Wording {
  readonly subject: (workspace: string) => string
  readonly changed: (workspace: string) => string
  readonly known: string
  readonly unknown: string
  readonly why: string
}

const wordings: Readonly<Record<ContactFacts['language'], Wording>> = {
  en: {
    subject: workspace => `Your address at ${workspace}`,
    changed: workspace =>
      `Your private e-mail address, or where you live, was changed or removed in Muster at ${workspace}.`,
    known: 'If you asked for it, there is nothing that you need to do.',
    unknown: 'If you know nothing of it, call HR today, at a number that you know, and have it set right.',
    why: 'This e-mail goes to where you were reached before. It is about your security, so everybody gets it. Do not answer it.',
  },
  ur: {
    subject: workspace => `${workspace} میں آپ کا پتا`,
    changed: workspace =>
      `${workspace} میں آپ کا ذاتی ای میل پتا یا رہائش کا پتا Muster میں بدلا یا ہٹایا گیا ہے۔`,
    known: 'اگر آپ نے یہ کہا تھا تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
    unknown:
      'اگر آپ کو اس کا علم نہیں تو آج ہی HR کو اس نمبر پر فون کریں جو آپ جانتے ہیں، اور اسے درست کرائیں۔',
    why: 'یہ ای میل ان پتوں پر جاتی ہے جو پہلے سے درج تھے۔ یہ آپ کی حفاظت کے لیے ہے، اس لیے سب کو ملتی ہے۔ اس کا جواب نہ دیں۔',
  },
  ar: {
    subject: workspace => `عنوانك لدى ${workspace}`,
    changed: workspace =>
      `جرى تغيير بريدك الإلكتروني الشخصي أو عنوان سكنك في Muster لدى ${workspace}، أو إزالته.`,
    known: 'إذا كنت أنت من طلب ذلك فلا يلزمك فعل أي شيء.',
    unknown: 'إذا لم يكن لديك علم بذلك، فاتصل اليوم بالموارد البشرية على رقم تعرفه، واطلب تصحيحه.',
    why: 'تصل هذه الرسالة إلى العناوين المسجّلة من قبل. وهي تخص أمانك، لذلك تصل إلى الجميع. لا تردّ عليها.',
  },
}

export function writeContactChange({ language, workspace_name }: ContactFacts): {
  subject: string
  text: string
} {
  const { subject, changed, known, unknown, why } = wordings[language]
  const workspace = onOneLine(workspace_name)
  const lines = [changed(workspace), known, unknown, why]
  return { subject: subject(workspace), text: `${lines.join('\n\n')}\n` }
}
