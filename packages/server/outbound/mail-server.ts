// The mail server of a deployment: sends one e-mail, and tells what the server said to it.

import { isSandbox } from '@muster/db'
import { shorten } from '@muster/formats/shorten'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'

/** The mail server of a deployment. */
export interface MailServer {
  /** smtp:// or smtps://, with user, password and nodemailer's options where there are some. */
  readonly url: string
  /** Whom e-mails come from, `Muster <muster@example.com>`. */
  readonly from: string
}

/** An e-mail of a workspace to one address. */
export interface Email {
  readonly workspace_id: string
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly created_at: string
  /** The text lets somebody in, so nothing is kept of what a mail server says, which may quote it. */
  readonly hasSecret: boolean
  /** Where one click of a mail program stops e-mails of its kind (RFC 8058). */
  readonly unsubscribe?: string
}

/** How an attempt went. */
export interface Posted {
  /** Null exactly where the mail server took the e-mail. */
  readonly error: string | null
  /** The mail server will never take it, so it is not tried again. */
  readonly final: boolean
}

export interface Undelivered extends Posted {
  /** nodemailer's code, and the mail server's where it answered. */
  readonly code: string
  readonly response_code: number | null
}

/** The address of a mailbox, `Muster <muster@example.com>` or `muster@example.com`; undefined if invalid. */
export function parseAddress(mailbox: string): string | undefined {
  const [only, ...others] = addressparser(mailbox)
  const address = only && 'address' in only ? only.address : undefined
  return others.length === 0 && address && /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined
}

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  // A mail server may think about an e-mail for minutes before it takes it. Who gives up too early sends it twice.
  socketTimeout: 300_000,
}

const maxKept = 500

export class Post {
  readonly #from: string
  readonly #domain: string
  readonly #transport

  constructor({ url, from }: MailServer) {
    this.#from = from
    this.#domain = parseAddress(from)!.split('@')[1]!
    this.#transport = createTransport({ ...patience, url, disableFileAccess: true, disableUrlAccess: true })
  }

  /** Connects and logs in, and sends nothing; throws where the mail server does not let it in. */
  async greet(): Promise<void> {
    await this.#transport.verify()
  }

  /** Never throws: what goes wrong is part of the result. What a sandbox sends goes to nobody, and counts as sent. */
  async send(email: Email): Promise<Posted | Undelivered> {
    const { id, recipient, subject, text, created_at, hasSecret, unsubscribe } = email
    if (isSandbox(email.workspace_id)) return { error: null, final: false }
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: recipient },
        subject,
        text,
        // The same each time: where one is sent again although it arrived, its receiver can tell.
        messageId: `<${id}@${this.#domain}>`,
        date: created_at,
        headers: makeHeaders(unsubscribe),
      })
      return { error: null, final: false }
    } catch (error) {
      const undelivered = explainUndelivered(error as SmtpError)
      const { code, response_code } = undelivered
      return hasSecret ? { ...undelivered, error: `${code} ${response_code ?? ''}`.trim() } : undelivered
    }
  }
}

function makeHeaders(unsubscribe: string | undefined): Record<string, string> {
  const headers = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribe === undefined) return headers
  const stop = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return Object.assign(headers, stop)
}

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

function explainUndelivered({ code = 'none', command, responseCode, message }: SmtpError): Undelivered {
  return {
    error: shorten(message.replaceAll('\0', ''), maxKept),
    // Any other rejection may be a setting that can be corrected, such as the password.
    final: command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500,
    code,
    response_code: responseCode ?? null,
  }
}
