// The numbers of an account that somebody asks for: sealed until they count, known by their ends, and compared without being read.

import type { BankAccountChangeCreate } from '@muster/contract'
import { digestKey, listDigests } from '../../auth/api-keys.ts'
import type { Secrets } from '../../auth/secrets.ts'
import type { Vault } from '../../runtime/vault.ts'

export interface Numbers {
  readonly account_number: string
  readonly iban: string | null
}

/** Where they are kept: a sealed text of one change opens in no other. */
interface Place {
  readonly workspace_id: string
  readonly id: string
}

export const placeOfNumbers = ({ workspace_id, id }: Place): string =>
  `bank_account_changes.numbers of ${id} in ${workspace_id}`

export const sealNumbers = (vault: Vault, place: Place, { account_number, iban }: Numbers): string =>
  vault.seal(JSON.stringify({ account_number, iban }), placeOfNumbers(place))

export const openNumbers = (vault: Vault, place: Place, sealed: string): Numbers =>
  JSON.parse(vault.open(sealed, placeOfNumbers(place)))

/** As people write one number in several ways. */
export const compact = (number: string): string => number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

export const endsOf = (number: string): string => compact(number).slice(-4)

/** What tells that two ask for the same account. */
const markOf = ({ account_number, iban }: Pick<BankAccountChangeCreate, 'account_number' | 'iban'>): string =>
  `bank account ${compact(iban ?? account_number)}`

export const digestNumbers = (numbers: Numbers, { peppers }: Secrets): Buffer =>
  digestKey(markOf(numbers), peppers[0]!.pepper)

export const listNumberDigests = (numbers: Numbers, secrets: Secrets): string[] =>
  listDigests(markOf(numbers), secrets)
