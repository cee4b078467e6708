// The e-mail of notifications: what kind of thing happened, and where it is read. It has no name, no amount, no type of leave and no reason.

import type { Notification } from '@muster/contract'
import { onOneLine } from '../one-line.ts'

type Type = Notification['type']

export interface MailFacts {
  readonly language: 'en' | 'ur' | 'ar'
  readonly workspace_name: string
  readonly is_digest: boolean
  /** What is told, one for each notification. */
  readonly types: readonly Type[]
}

interface Wording {
  readonly digest: (workspace: string) => string
  readonly sentences: Readonly<Record<Type, string>>
  readonly read: string
  readonly settings: string
  readonly security: string
}

const wordings: Readonly<Record<MailFacts['language'], Wording>> = {
  en: {
    digest: workspace => `What is new for you at ${workspace}`,
    sentences: {
      approval_asked: 'A request waits for your decision',
      request_made: 'Somebody in your team has asked for something',
      request_decided: 'A request of yours was decided',
      request_commented: 'Somebody has commented on a request',
      payslip_published: 'Your payslip is there',
      document_expiring: 'A document of yours expires',
      announcement_published: 'The company announces something',
      account_changed: 'Your account was changed',
      stand_in_named: 'You are named as a stand-in',
      stand_in_revoked: 'You are no longer needed as a stand-in',
    },
    read: 'Read it in Muster:',
    settings: 'Which e-mails you get, you choose under "Your account":',
    security: 'If it was not you, tell HR today. This e-mail is about your security, so everybody gets it.',
  },
  ur: {
    digest: workspace => `${workspace} میں آپ کے لیے نئی باتیں`,
    sentences: {
      approval_asked: 'ایک درخواست آپ کے فیصلے کی منتظر ہے',
      request_made: 'آپ کی ٹیم میں کسی نے ایک درخواست دی ہے',
      request_decided: 'آپ کی ایک درخواست پر فیصلہ ہوا',
      request_commented: 'کسی نے ایک درخواست پر تبصرہ کیا ہے',
      payslip_published: 'آپ کی تنخواہ کی پرچی آ گئی ہے',
      document_expiring: 'آپ کی ایک دستاویز کی میعاد ختم ہو رہی ہے',
      announcement_published: 'کمپنی کا ایک اعلان ہے',
      account_changed: 'آپ کا اکاؤنٹ بدلا گیا',
      stand_in_named: 'آپ کو نائب مقرر کیا گیا ہے',
      stand_in_revoked: 'اب نائب کے طور پر آپ کی ضرورت نہیں',
    },
    read: 'اسے Muster میں پڑھیں:',
    settings: 'کون سی ای میلیں آئیں، یہ آپ اپنے اکاؤنٹ میں چنتے ہیں:',
    security:
      'اگر یہ آپ نہیں تھے تو آج ہی HR کو بتائیں۔ یہ ای میل آپ کی حفاظت کے لیے ہے، اس لیے سب کو ملتی ہے۔',
  },
  ar: {
    digest: workspace => `الجديد لك لدى ${workspace}`,
    sentences: {
      approval_asked: 'طلب ينتظر قرارك',
      request_made: 'قدّم أحد أفراد فريقك طلبًا',
      request_decided: 'صدر قرار بشأن أحد طلباتك',
      request_commented: 'علّق أحدهم على طلب',
      payslip_published: 'قسيمة راتبك جاهزة',
      document_expiring: 'أحد مستنداتك تنتهي صلاحيته',
      announcement_published: 'إعلان من الشركة',
      account_changed: 'جرى تغيير في حسابك',
      stand_in_named: 'جرى تعيينك نائبًا',
      stand_in_revoked: 'لم تعد هناك حاجة إليك نائبًا',
    },
    read: 'اقرأه في Muster:',
    settings: 'تختار الرسائل التي تصلك من صفحة حسابك:',
    security: 'إذا لم تكن أنت، فأخبر الموارد البشرية اليوم. هذه الرسالة تخص أمانك، لذلك تصل إلى الجميع.',
  },
}

export function writeMail(
  { language, workspace_name, is_digest, types }: MailFacts,
  console_url: string,
): { subject: string; text: string } {
  const { digest, sentences, read, settings, security } = wordings[language]
  const workspace = onOneLine(workspace_name)
  const counts = Map.groupBy(types, type => type)
  const lines = [...counts].map(([type, { length }]) =>
    length === 1 ? sentences[type] : `${sentences[type]} (${length})`,
  )
  const isSecurity = types.includes('account_changed')
  const address = `${console_url}/app`
  const page = counts.has('approval_asked') ? `${address}/approvals` : address
  return {
    subject: is_digest ? digest(workspace) : `${sentences[types[0]!]} (${workspace})`,
    text: `${[lines.join('\n'), read, page, isSecurity ? security : `${settings}\n${address}/account`].join('\n\n')}\n`,
  }
}
