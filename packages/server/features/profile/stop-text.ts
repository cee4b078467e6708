// The e-mail about a new bank account: it says that there is one and how to stop it, and nothing of the account or of the employee.

import { onOneLine } from '../messages/index.ts'
import { hoursUntilItCounts } from './bank-account-changes.ts'

export interface StopFacts {
  readonly stage: 'requested' | 'approved'
  readonly language: 'en' | 'ur' | 'ar'
  readonly workspace_name: string
  readonly timezone: string
  /** Null before the approval. */
  readonly effective_at: string | null
}

interface Wording {
  /** For dates, with the digits that the console shows. */
  readonly locale: string
  readonly subject: (workspace: string) => string
  readonly asked: (workspace: string) => string
  readonly approved: (workspace: string) => string
  readonly waits: string
  readonly counts: (from: string) => string
  readonly stop: string
  readonly once: string
}

const wordings: Readonly<Record<StopFacts['language'], Wording>> = {
  en: {
    locale: 'en-GB',
    subject: workspace => `Your bank account at ${workspace}`,
    asked: workspace =>
      `Somebody has asked in Muster that your pay from ${workspace} goes to another bank account.`,
    approved: workspace => `The other bank account for your pay from ${workspace} was approved.`,
    waits: `If it was you, there is nothing that you need to do. It counts ${hoursUntilItCounts} hours after payroll has approved it.`,
    counts: from => `If it was you, there is nothing that you need to do. It counts from ${from}.`,
    stop: 'If it was not you, stop it by this link:',
    once: 'The link works once, and without signing in. Do not forward this e-mail.',
  },
  ur: {
    locale: 'ur-PK-u-nu-latn',
    subject: workspace => `${workspace} میں آپ کا بینک اکاؤنٹ`,
    asked: workspace =>
      `کسی نے Muster میں درخواست کی ہے کہ ${workspace} سے آپ کی تنخواہ کسی اور بینک اکاؤنٹ میں جائے۔`,
    approved: workspace => `${workspace} سے آپ کی تنخواہ کے لیے دوسرا بینک اکاؤنٹ منظور ہو گیا ہے۔`,
    waits: `اگر یہ آپ تھے تو آپ کو کچھ کرنے کی ضرورت نہیں۔ یہ پے رول کی منظوری کے ${hoursUntilItCounts} گھنٹے بعد لاگو ہوگا۔`,
    counts: from => `اگر یہ آپ تھے تو آپ کو کچھ کرنے کی ضرورت نہیں۔ یہ ${from} سے لاگو ہوگا۔`,
    stop: 'اگر یہ آپ نہیں تھے تو اس لنک سے اسے روک دیں:',
    once: 'یہ لنک ایک بار، سائن اِن کیے بغیر کام کرتا ہے۔ یہ ای میل آگے نہ بھیجیں۔',
  },
  ar: {
    locale: 'ar-u-nu-latn',
    subject: workspace => `حسابك المصرفي لدى ${workspace}`,
    asked: workspace => `طلب أحدهم في Muster أن يُحوَّل أجرك من ${workspace} إلى حساب مصرفي آخر.`,
    approved: workspace => `تمت الموافقة على الحساب المصرفي الآخر لأجرك من ${workspace}.`,
    waits: `إذا كنت أنت من طلب ذلك فلا يلزمك فعل أي شيء. ويسري بعد ${hoursUntilItCounts} ساعة من موافقة قسم الرواتب.`,
    counts: from => `إذا كنت أنت من طلب ذلك فلا يلزمك فعل أي شيء. ويسري من ${from}.`,
    stop: 'إذا لم تكن أنت، فأوقفه بهذا الرابط:',
    once: 'يعمل الرابط مرة واحدة ودون تسجيل الدخول. لا تُعِد توجيه هذه الرسالة.',
  },
}

/** The page that stops a change. A browser sends no fragment, so no log has it. */
export const stopAddress = (console_url: string, token: string): string =>
  `${console_url}/app/stop-bank-account#${token}`

export function writeStop(
  { stage, language, workspace_name, timezone, effective_at }: StopFacts,
  link: string,
): { subject: string; text: string } {
  const { locale, subject, asked, approved, waits, counts, stop, once } = wordings[language]
  const workspace = onOneLine(workspace_name)
  const from =
    effective_at === null
      ? undefined
      : Temporal.Instant.from(effective_at)
          .toZonedDateTimeISO(timezone)
          .toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  const what = stage === 'approved' ? approved(workspace) : asked(workspace)
  const lines = [what, from === undefined ? waits : counts(from), stop, link, once]
  return { subject: subject(workspace), text: `${lines.join('\n\n')}\n` }
}
