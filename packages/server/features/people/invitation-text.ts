// The e-mail of an invitation, in the language of whoever is invited.

import type { Invitation } from '@muster/contract'
import { onOneLine } from '../messages/index.ts'

export interface InvitationFacts {
  readonly language: NonNullable<Invitation['language']>
  readonly workspace_name: string
  readonly role_name: string
  /** Null for a token of the console. */
  readonly inviter_name: string | null
  readonly timezone: string
  readonly expires_at: string
}

type Words = Record<'workspace' | 'role' | 'until', string> & { readonly inviter: string | null }

interface Wording {
  /** For dates, with the digits that the console shows. */
  readonly locale: string
  readonly subject: (words: Words) => string
  readonly lines: (words: Words, link: string) => readonly string[]
}

const wordings: Readonly<Record<InvitationFacts['language'], Wording>> = {
  en: {
    locale: 'en-GB',
    subject: ({ workspace }) => `Invitation to ${workspace}`,
    lines: ({ workspace, role, inviter, until }, link) => [
      inviter === null
        ? `You are invited to ${workspace} in Muster. Your role is ${role}.`
        : `${inviter} invites you to ${workspace} in Muster. Your role is ${role}.`,
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
      inviter === null
        ? `آپ کو Muster میں ${workspace} کی دعوت دی گئی ہے۔ آپ کا کردار: ${role}۔`
        : `${inviter} نے آپ کو Muster میں ${workspace} کی دعوت دی ہے۔ آپ کا کردار: ${role}۔`,
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
      inviter === null
        ? `أنت مدعو إلى ${workspace} في Muster. دورك: ${role}.`
        : `يدعوك ${inviter} إلى ${workspace} في Muster. دورك: ${role}.`,
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
    role: onOneLine(role_name),
    inviter: inviter_name === null ? null : onOneLine(inviter_name),
    until,
  }
  return { subject: subject(words), text: `${lines(words, link).join('\n\n')}\n` }
}
