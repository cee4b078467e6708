// The e-mail that a payroll run waits for approval: whose, of which month, and where. It has no name and no amount.

import type { Invitation } from '@muster/contract'
import { onOneLine } from '../../messages/index.ts'

export interface ApprovalFacts {
  /** Of the invitation that the member accepted. */
  readonly language: NonNullable<Invitation['language']>
  readonly workspace_name: string
  readonly payroll_run_id: string
  readonly year: number
  readonly month: number
}

type Words = Record<'workspace' | 'month', string>

interface Wording {
  /** For months, with the digits that the console shows. */
  readonly locale: string
  readonly subject: (words: Words) => string
  readonly lines: (words: Words, link: string) => readonly string[]
}

const wordings: Readonly<Record<ApprovalFacts['language'], Wording>> = {
  en: {
    locale: 'en-GB',
    subject: ({ workspace, month }) => `Payroll of ${month} waits for your approval (${workspace})`,
    lines: ({ workspace, month }, link) => [
      `The payroll run of ${month} of ${workspace} is calculated and waits for approval in Muster.`,
      'Look at it and decide:',
      link,
      'You get this e-mail because your role may approve payroll. Somebody else may have decided by now.',
    ],
  },
  ur: {
    locale: 'ur-PK-u-nu-latn',
    subject: ({ workspace, month }) => `${month} کی تنخواہیں آپ کی منظوری کی منتظر ہیں (${workspace})`,
    lines: ({ workspace, month }, link) => [
      `${workspace} کا ${month} کا پے رول تیار ہے اور Muster میں منظوری کا منتظر ہے۔`,
      'اسے دیکھیں اور فیصلہ کریں:',
      link,
      'آپ کو یہ ای میل اس لیے ملی کہ آپ کا کردار پے رول منظور کر سکتا ہے۔ ممکن ہے کوئی اور فیصلہ کر چکا ہو۔',
    ],
  },
  ar: {
    locale: 'ar-u-nu-latn',
    subject: ({ workspace, month }) => `رواتب ${month} تنتظر موافقتك (${workspace})`,
    lines: ({ workspace, month }, link) => [
      `حُسبت رواتب ${month} في ${workspace} وهي تنتظر الموافقة في Muster.`,
      'اطّلع عليها وقرّر:',
      link,
      'تصلك هذه الرسالة لأن دورك يتيح الموافقة على الرواتب. وربما قرّر شخص آخر حتى الآن.',
    ],
  },
}

/** The page of the run in the console. */
const runAddress = (console_url: string, id: string): string => `${console_url}/app/payroll/runs/${id}`

export function writeApproval(
  { language, workspace_name, payroll_run_id, year, month }: ApprovalFacts,
  console_url: string,
): { subject: string; text: string } {
  const { locale, subject, lines } = wordings[language]
  const words: Words = {
    workspace: onOneLine(workspace_name),
    month: new Temporal.PlainDate(year, month, 1).toLocaleString(locale, { month: 'long', year: 'numeric' }),
  }
  const text = `${lines(words, runAddress(console_url, payroll_run_id)).join('\n\n')}\n`
  return { subject: subject(words), text }
}
