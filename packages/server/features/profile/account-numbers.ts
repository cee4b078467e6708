// The numbers of an account that somebody asks for: sealed until they count, known by their ends, and compared without being read.

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

/** Whether banks can read it: digits of another script and what cannot be seen would make one account look like two. */
export const isReadable = (number: string): boolean => /^[ -~]+$/.test(number) && compact(number) !== ''

/** What tells that two ask for the same account. */
const markOf = (number: string): string => `bank account ${compact(number)}`

export const digestNumbers = ({ account_number, iban }: Numbers, { peppers }: Secrets): Buffer =>
  digestKey(markOf(iban ?? account_number), peppers[0]!.pepper)

/** Of the IBAN and of the number: somebody else may have given the number alone. */
export const listNumberDigests = ({ account_number, iban }: Numbers, secrets: Secrets): string[] =>
  [account_number, ...(iban === null ? [] : [iban])].flatMap(number => listDigests(markOf(number), secrets))
