// The e-mail of an invitation, in the language of whoever is invited.

import type { Invitation } from '@muster/contract'
import { onOneLine } from '../messages/index.ts'

export interface InvitationFacts {
  readonly language: NonNullable<Invitation['language']>
  readonly workspace_name: string
  /** Null for an employee who gets none. */
  readonly role_name: string | null
  /** Null for a token of the console. */
  readonly inviter_name: string | null
  readonly timezone: string
  readonly expires_at: string
}

type Words = Record<'workspace' | 'until', string> & Record<'role' | 'inviter', string | null>

interface Wording {
  /** For dates, with the digits that the console shows. */
  readonly locale: string
  readonly subject: (words: Words) => string
  readonly lines: (words: Words, link: string) => readonly string[]
}

const join = (...sentences: readonly string[]) => sentences.join(' ')

const wordings: Readonly<Record<InvitationFacts['language'], Wording>> = {
  en: {
    locale: 'en-GB',
    subject: ({ workspace }) => `Invitation to ${workspace}`,
    lines: ({ workspace, role, inviter, until }, link) => [
      join(
        inviter === null
          ? `You are invited to ${workspace} in Muster.`
          : `${inviter} invites you to ${workspace} in Muster.`,
        role === null
          ? 'There you see your leave, your days and your pay, and ask for leave.'
          : `Your role is ${role}.`,
      ),
      'Open this link to accept:',
      link,
      `It can be used once, until ${until}. It is for you alone, so do not forward this e-mail.`,
      'If you did not expect it, there is nothing that you need to do.',
    ],
  },
  ur: {
    locale: 'ur-PK-u-nu-latn',
    subject: ({ workspace }) => `${workspace} میں شمولیت کی دعوت`,
    lines: ({ workspace, role, inviter, until }, link) => [
      join(
        inviter === null
          ? `آپ کو Muster میں ${workspace} کی دعوت دی گئی ہے۔`
          : `${inviter} نے آپ کو Muster میں ${workspace} کی دعوت دی ہے۔`,
        role === null
          ? 'وہاں آپ اپنی چھٹیاں، اپنی حاضری اور اپنی تنخواہ دیکھتے ہیں اور چھٹی کی درخواست دیتے ہیں۔'
          : `آپ کا کردار: ${role}۔`,
      ),
      'قبول کرنے کے لیے یہ لنک کھولیں:',
      link,
      `یہ لنک صرف ایک بار، ${until} تک استعمال ہو سکتا ہے۔ یہ صرف آپ کے لیے ہے، اس لیے یہ ای میل آگے نہ بھیجیں۔`,
      'اگر آپ کو اس دعوت کی توقع نہیں تھی تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
    ],
  },
  ar: {
    locale: 'ar-u-nu-latn',
    subject: ({ workspace }) => `دعوة إلى ${workspace}`,
    lines: ({ workspace, role, inviter, until }, link) => [
      join(
        inviter === null
          ? `أنت مدعو إلى ${workspace} في Muster.`
          : `يدعوك ${inviter} إلى ${workspace} في Muster.`,
        role === null ? 'هناك ترى إجازاتك وأيام عملك وراتبك، وتطلب الإجازة.' : `دورك: ${role}.`,
      ),
      'افتح هذا الرابط للقبول:',
      link,
      `يمكن استخدامه مرة واحدة حتى ${until}. وهو لك وحدك، فلا تُعِد توجيه هذه الرسالة.`,
      'إذا لم تكن تتوقع هذه الدعوة، فلا يلزمك فعل أي شيء.',
    ],
  },
}

/** The page that takes an invitation. A browser sends no fragment, so no log has it. */
export const invitationAddress = (console_url: string, token: string): string =>
  `${console_url}/app/invitation#${token}`

export function writeInvitation(
  { language, workspace_name, role_name, inviter_name, timezone, expires_at }: InvitationFacts,
  link: string,
): { subject: string; text: string } {
  const { locale, subject, lines } = wordings[language]
  const until = Temporal.Instant.from(expires_at)
    .toZonedDateTimeISO(timezone)
    .toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  const words: Words = {
    workspace: onOneLine(workspace_name),
    role: role_name === null ? null : onOneLine(role_name),
    inviter: inviter_name === null ? null : onOneLine(inviter_name),
    until,
  }
  return { subject: subject(words), text: `${lines(words, link).join('\n\n')}\n` }
}
