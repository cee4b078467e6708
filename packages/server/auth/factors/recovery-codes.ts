// Recovery codes: what a person keeps on paper for the day on which their authenticator app is gone.

import { randomBytes } from 'node:crypto'
import { encodeBase32 } from './totp.ts'

const codes = 10
/** 50 random bits each, in two groups of five letters. */
const bytes = 7
const letters = 10

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => {
    const text = encodeBase32(randomBytes(bytes)).slice(0, letters).toLowerCase()
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })
}

/** What the digest is made of. People type capitals, and leave out the dash or write a blank. */
export function placeRecoveryCode(person_id: string, code: string): string {
  return `recovery code of ${person_id}: ${code.toLowerCase().replace(/[\s-]/g, '')}`
}
