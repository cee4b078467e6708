// IBANs: read as people write them, and held to the registry of ISO 13616: country, length, form and check digits.

import { type Sentence, say, sayCount, sayTogether } from '@muster/sentences'
import { countrySpecs } from 'ibantools'
import { nameCharacter } from './characters.ts'

export type ReadIban =
  | { readonly iban: string; readonly refused?: never }
  | { readonly refused: Sentence; readonly iban?: never }

/** Without spaces of any kind and in capitals. `refused` says what is wrong and what to do, and nothing of the account. */
export function readIban(text: string): ReadIban {
  const bare = text.replaceAll(/\s/g, '')
  // Before they are made capitals: an ſ would become an S.
  const strange = /[^A-Za-z0-9]/u.exec(bare)?.[0]
  if (strange !== undefined)
    return { refused: say`it has ${nameCharacter(strange)}, and an IBAN has letters and digits only` }
  const iban = bare.toUpperCase()
  const country = iban.slice(0, 2)
  const none = findNoIban(country, iban)
  if (none !== undefined)
    return { refused: say`${none}; give a number of another kind as the account number` }
  const wrong = findWrongForm(country, iban) ?? findWrongDigits(country, iban)
  return wrong === undefined ? { iban } : { refused: say`${wrong}; compare it with the bank` }
}

/** Why it is an account number of another kind, by how it begins. */
function findNoIban(country: string, iban: string): Sentence | undefined {
  if (!/^[A-Z]{2}\d{2}/.test(iban))
    return say`an IBAN begins with two letters for the country and two check digits`
  return countrySpecs[country]?.chars === undefined ? say`${country} is no country that has IBANs` : undefined
}

/** Where the library is narrower than the registry, which has letters and digits in these places. */
const wider: Readonly<Record<string, string>> = {
  BY: '^[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$',
  DO: '^[A-Z0-9]{4}[0-9]{20}$',
  PK: '^[A-Z]{4}[A-Z0-9]{16}$',
  PS: '^[A-Z]{4}[A-Z0-9]{21}$',
}

/** In the registry since 2021 to 2024, which the library does not say yet. */
const registered: ReadonlySet<string> = new Set(['BI', 'DJ', 'FK', 'HN'])

/** Countries that use IBANs outside the registry say nowhere what form theirs have; their banks know. */
function findWrongForm(country: string, iban: string): Sentence | undefined {
  const { chars, bban_regexp, IBANRegistry } = countrySpecs[country]!
  if (!IBANRegistry && !registered.has(country)) return undefined
  if (iban.length !== chars)
    return say`${country} IBANs have ${chars} characters; this one has ${iban.length}`
  const form = wider[country] ?? bban_regexp!
  return new RegExp(form).test(iban.slice(4))
    ? undefined
    : say`behind the check digits, ${country} IBANs have ${sayForm(form)}`
}

interface Kind {
  readonly one: Sentence
  readonly many: Sentence
}

const either: Kind = { one: say`letter or digit`, many: say`letters or digits` }
const kinds: Readonly<Record<string, Kind>> = {
  '0-9': { one: say`digit`, many: say`digits` },
  'A-Z': { one: say`letter`, many: say`letters` },
  'A-Z0-9': either,
  '0-9A-Z': either,
}

function sayForm(form: string): Sentence {
  const pieces = form.matchAll(/\[([^\]]+)\]\{(\d+)\}/g)
  const said = Array.from(pieces, ([, kind, number]) => {
    const { one, many } = kinds[kind!]!
    return sayCount(Number(number), one, many)
  })
  return sayTogether(said, ', then ')
}

function findWrongDigits(country: string, iban: string): Sentence | undefined {
  return iban.slice(2, 4) === checkDigits(country, iban.slice(4))
    ? undefined
    : say`the check digits do not match`
}

/** By ISO 7064, mod 97. Those that a country has inside its accounts are left to its banks, which have exceptions. */
export function checkDigits(country: string, rest: string): string {
  const digits = Array.from(`${rest}${country}00`, letter => Number.parseInt(letter, 36)).join('')
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0')
}
