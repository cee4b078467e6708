// What the deployment's secret is used for: the pepper of key digests and the authentication of cursors.

import { createHmac } from 'node:crypto'
import { Vault } from '../runtime/vault.ts'

export interface Secrets {
  /** Newest first; a key is looked up under each until found. */
  readonly peppers: readonly { readonly version: number; readonly pepper: Buffer }[]
  /** Newest first; a cursor made under any of them is read. */
  readonly cursorKeys: readonly Buffer[]
  /** The keys for encryption at rest: everything is encrypted with the newest and read with any. */
  readonly vault: Vault
}

const shortest = 32

/** `current` and, during a rotation, `previous`: each `version:text` or plain text (version 1). */
export function secretsFrom(current: string, previous?: string): Secrets {
  const all = [parse('MUSTER_SECRET', current)]
  if (previous) all.push(parse('MUSTER_SECRET_PREVIOUS', previous))
  return {
    peppers: all.map(({ version, text }) => ({ version, pepper: derive(text, 'api key pepper') })),
    cursorKeys: all.map(({ text }) => derive(text, 'list cursors')),
    vault: new Vault(all.map(({ text }) => derive(text, 'vault'))),
  }
}

function parse(setting: string, secret: string): { version: number; text: string } {
  const match = /^(\d{1,6}):(.*)$/.exec(secret)
  const text = match ? match[2]! : secret
  if (text.length < shortest) {
    throw new Error(
      `${setting} has ${text.length} characters; it needs ${shortest} or more, for example from: openssl rand -hex 32`,
    )
  }
  return { version: match ? Number(match[1]) : 1, text }
}

function derive(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`muster: ${purpose}`).digest()
}
