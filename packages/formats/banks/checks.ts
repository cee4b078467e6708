// Checks for every payment file: account numbers with valid check digits, and text that banks take.

import { type Sentence, say } from '@muster/sentences'
import { type CharacterSet, fitCharacters, nameCharacter } from './characters.ts'
import { readIban } from './iban.ts'
import type { BankAccount, Blame, OrderField } from './order.ts'

/** ISO 9362: bank, country, place, and the branch where it has one. In capitals. */
export function checkBic(text: string): boolean {
  return bic.test(text)
}

const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/** An account as it goes into a file: each code in its one form, null where there is none. */
export interface CheckedAccount extends BankAccount {
  /** The IBAN, else the number. */
  readonly account: string
}

/** Numbers and codes as they are sent; blames what cannot be right. */
export function checkAccount(account: BankAccount, blame: Blame): CheckedAccount {
  const iban = checkIban(account.iban, blame)
  const account_number = bare(account.account_number)
  const swift_code = bare(account.swift_code)?.toUpperCase() ?? null
  if (swift_code !== null && !checkBic(swift_code))
    blame('swift_code', say`is ${swift_code}, which is no SWIFT code: it has 8 or 11 letters and digits`)
  if (bare(account.iban) === null && account_number === null)
    blame('account_number', say`is missing, and so is the IBAN`)
  return {
    holder: account.holder,
    iban,
    account_number,
    swift_code,
    bank_name: account.bank_name,
    bank_code: bare(account.bank_code),
    branch_code: bare(account.branch_code),
    account: iban ?? account_number ?? '',
  }
}

function checkIban(text: string | null, blame: Blame): string | null {
  if (bare(text) === null) return null
  const { iban, refused } = readIban(text!)
  if (refused !== undefined) blame('iban', say`${showField('iban', text!)}: ${refused}`)
  return iban ?? null
}

/** Whoever reads of a mistake need not be allowed to see numbers of accounts: their end tells which one it is. */
export function showField(field: OrderField, text: string): Sentence {
  return field === 'iban' || field === 'account_number'
    ? say`ends in ${text.trim().slice(-4)}`
    : say`is ${JSON.stringify(text)}`
}

function bare(text: string | null): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

export interface TextRule {
  readonly characters: CharacterSet
  readonly longest: number
  /** What is done with a text that is longer. Only names are cut, as banks do it themselves. */
  readonly over: 'cut' | 'refuse'
}

/** A text as the bank takes it; blames characters that it does not take, and a text that is too long. */
export function fitText(field: OrderField, text: string, rule: TextRule, blame: Blame): string {
  const fit = fitCharacters(text, rule.characters)
  if (fit.refused !== undefined) {
    blame(
      field,
      say`${showField(field, text)}, and the bank's file does not take ${nameCharacter(fit.refused)}; write it as the bank knows it${rule.characters === 'sepa' ? say`, in Latin letters` : ''}`,
    )
    return ''
  }
  if (!/[\p{L}\p{N}]/u.test(fit.text))
    blame(field, say`${showField(field, text)}, which has no letter and no digit`)
  if (fit.text.length <= rule.longest) return fit.text
  if (rule.over === 'cut') return cut(fit.text, rule.longest)
  blame(
    field,
    say`${showField(field, text)}, which is longer than the ${rule.longest} characters that the bank's file takes`,
  )
  return ''
}

/** Never through the middle of a character. */
function cut(text: string, longest: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > longest) break
    kept += character
  }
  return kept.trim()
}
