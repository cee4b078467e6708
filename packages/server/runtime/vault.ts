// The vault: texts that have to be read again, encrypted at rest and bound to the place where they are kept.

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const idDigits = 8

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

export class Vault {
  readonly #keys: readonly Key[]

  /** 32 bytes each, the newest first. */
  constructor(keys: readonly Buffer[]) {
    this.#keys = keys.map(bytes => ({
      id: createHash('sha256').update(bytes).digest('hex').slice(0, idDigits),
      bytes,
    }))
  }

  /** What the sealed texts of the newest key begin with. */
  get prefix(): string {
    return `${this.#newest.id}.`
  }

  /** `place` says where the text is kept; it opens nowhere else. */
  seal(text: string, place: string): string {
    const { id, bytes } = this.#newest
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes }).setAAD(
      Buffer.from(place),
    )
    const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
    return `${id}.${Buffer.concat(sealed).toString('base64url')}`
  }

  open(sealed: string, place: string): string {
    const [id, text = ''] = sealed.split('.')
    const key = this.#keys.find(known => known.id === id)
    if (!key) {
      throw new Error(
        `${place} is encrypted under a secret that is neither MUSTER_SECRET nor MUSTER_SECRET_PREVIOUS; set the one it was made under.`,
      )
    }
    const bytes = Buffer.from(text, 'base64url')
    // Without a stated length Node takes a tag of 4 bytes, which can be guessed.
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes))
    const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  }

  /** Undefined for what cannot be opened. */
  tryOpen(sealed: string, place: string): string | undefined {
    try {
      return this.open(sealed, place)
    } catch {
      return undefined
    }
  }

  /** The same text under the newest key. */
  reseal(sealed: string, place: string): string {
    return this.seal(this.open(sealed, place), place)
  }

  get #newest(): Key {
    return this.#keys[0]!
  }
}
