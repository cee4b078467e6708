// A mail server on loopback that speaks real SMTP, notes what it took, and answers as a test wants.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { inDatabase } from '../fixtures/make.ts'

export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came. */
  readonly text: string
}

export interface MailServerUnderTest {
  readonly port: number
  /** In order. */
  readonly taken: TakenMail[]
  /** Every recipient that was named to it, also of mails that it did not take. */
  readonly asked: string[]
  /** What it answers to a recipient, such as 550 or 451; undefined takes it. */
  refusal: number | undefined
  /** Once a mail has come whole, and before it is answered for. */
  whenCome: () => Promise<void> | void
  close(): Promise<void>
}

const outboxes = [
  'emails',
  'invitation_emails',
  'approval_emails',
  'notification_emails',
  'contact_change_emails',
]

/** Without TLS and without a login unless the options say otherwise. What other tests have left to be sent does not come here. */
export async function makeMailServer(options: SMTPServerOptions = {}): Promise<MailServerUnderTest> {
  for (const outbox of outboxes) await inDatabase(`delete from ${outbox}`)
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onRcptTo({ address }, _session, answer) {
      server.asked.push(address)
      const { refusal } = server
      if (refusal === undefined) return answer()
      answer(Object.assign(new Error(`not for ${address}`), { responseCode: refusal }))
    },
    async onData(stream, { envelope }, answer) {
      const { mailFrom, rcptTo } = envelope
      server.taken.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        text: await text(stream),
      })
      await server.whenCome()
      answer()
    },
    ...options,
  })
  // A client that goes away is no fault of the test's.
  smtp.on('error', () => undefined)
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const server: MailServerUnderTest = {
    port: (listening.address() as AddressInfo).port,
    taken: [],
    asked: [],
    refusal: undefined,
    whenCome: () => undefined,
    close: () => new Promise(resolve => smtp.close(() => resolve())),
  }
  return server
}

/** What came for the members of one workspace: the jobs of a test write to those of tests before it as well. */
export async function readTaken(
  { taken }: MailServerUnderTest,
  workspace: { readonly id: string },
): Promise<TakenMail[]> {
  const sql = 'select email from members where workspace_id = $1'
  const members = await inDatabase<{ email: string }>(sql, [workspace.id])
  return taken.filter(({ to }) => members.some(({ email }) => to.includes(email)))
}

/** A header of a mail, unfolded. */
export function headerOf({ text: whole }: TakenMail, name: string): string | undefined {
  const [head] = whole.split('\r\n\r\n')
  const unfolded = head!.replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]
}

/** The text of a mail, which may have come as quoted-printable, as base64, or folded at its spaces. */
export function bodyOf({ text: whole }: TakenMail): string {
  const body = whole.slice(whole.indexOf('\r\n\r\n') + 4)
  const encoding = headerOf({ from: '', to: [], text: whole }, 'Content-Transfer-Encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body.replaceAll(' \r\n', ' ')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The subject of a mail, in whatever letters. */
export function subjectOf(mail: TakenMail): string {
  const words = headerOf(mail, 'Subject')!.replaceAll(/\?=\s+=\?/g, '?==?')
  return words.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  )
}
