// IBANs: what is one, and what is said of what is none.

import { readIban } from '@muster/formats'

/** One of each shape in the registry of ISO 13616: the examples that it prints. */
const examples = [
  'PK36SCBL0000001123456702',
  'AE070331234567890123456',
  'SA0380000000608010167519',
  'GB29NWBK60161331926819',
  'DE89370400440532013000',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
  'LC55HEMM000100010012001200023015',
  'BR1800360305000010009795493C1',
  'MU17BOMM0101101030300200000MUR',
  'XK051212012345678906',
  'BI4210000100010000332045181',
  'DJ2100010000000154000100186',
  'FK88SC123456789012',
  'HN88CABF00000000000250005469',
]

it.each(examples)('takes %s', iban => {
  expect(readIban(iban)).toEqual({ iban })
})

it('takes it with spaces of any kind and small letters', () => {
  expect(readIban(' pk36\u00a0SCBL\u202f0000 0011\t2345 6702\n')).toEqual({
    iban: 'PK36SCBL0000001123456702',
  })
})

const compare = '; compare it with the bank'
const otherKind = '; give a number of another kind as the account number'

it.each([
  ['one that is short', 'PK36SCBL000000112345670', `PK IBANs have 24 characters; this one has 23${compare}`],
  ['one that is long', 'NO93860111179470', `NO IBANs have 15 characters; this one has 16${compare}`],
  [
    'another length with right check digits',
    'DE62370400440532',
    `DE IBANs have 22 characters; this one has 16${compare}`,
  ],
  ['wrong check digits', 'PK37SCBL0000001123456702', `the check digits do not match${compare}`],
  ['two digits in the wrong order', 'PK36SCBL0000001123456720', `the check digits do not match${compare}`],
  ['no country', 'XX36SCBL0000001123456702', `XX is no country that has IBANs${otherKind}`],
  ['a country without them', 'US64SVBKUS6S3300958879', `US is no country that has IBANs${otherKind}`],
  [
    'a letter where there are digits',
    'DE89AA0400440532013000',
    `behind the check digits, DE IBANs have 18 digits${compare}`,
  ],
  [
    'a digit where there are letters',
    'GB8212341234569876543',
    `GB IBANs have 22 characters; this one has 21${compare}`,
  ],
  [
    'a form of several pieces',
    'GB82123412345698765432',
    `behind the check digits, GB IBANs have 4 letters, then 14 digits${compare}`,
  ],
  [
    'another length where the registry has the country since lately',
    withCheckDigits('BI', '53452500755'),
    `BI IBANs have 27 characters; this one has 15${compare}`,
  ],
  [
    'a piece that may have letters and digits',
    withCheckDigits('YE', 'CBYE000A018861234567891234'),
    `behind the check digits, YE IBANs have 4 letters, then 4 digits, then 18 letters or digits${compare}`,
  ],
  [
    'a letter that is an S as a capital',
    'PK36ſCBL0000001123456702',
    'it has “ſ” (U+017F), and an IBAN has letters and digits only',
  ],
  [
    'a number',
    '0001123456702',
    `an IBAN begins with two letters for the country and two check digits${otherKind}`,
  ],
  ['a sign', 'PK36-SCBL-0000-0011-2345-6702', 'it has “-” (U+002D), and an IBAN has letters and digits only'],
  [
    'digits of another script',
    'PK36SCBL٠٠00001123456702',
    'it has “٠” (U+0660), and an IBAN has letters and digits only',
  ],
])('says what is wrong with %s', (_, text, refused) => {
  expect(String(readIban(text).refused)).toBe(refused)
})

it.each([
  ['a letter in an account of Pakistan', 'PK', 'SCBL00000011234567AB'],
  ['a letter in an account of Palestine', 'PS', 'PALS00000000040012345670A'],
  ['a digit in a bank of the Dominican Republic', 'DO', 'BA1200000001212453611324'],
  ['a digit in a bank of Belarus', 'BY', 'NB1R3600900000002Z00AB00'],
])('takes what the registry allows: %s', (_, country, rest) => {
  const iban = withCheckDigits(country, rest)
  expect(readIban(iban)).toEqual({ iban })
})

// Côte d'Ivoire and Algeria have IBANs that no registry describes; a bank of Slovenia had its own digits wrong.
it.each([
  'CI93CI0080111301134291200589',
  withCheckDigits('DZ', '00200041041220016127'),
  'SI72000001234567892',
])('leaves to the bank what no registry says: %s', iban => {
  expect(readIban(iban)).toEqual({ iban })
})

it('holds IBANs of countries outside the registry to their check digits all the same', () => {
  const { refused } = readIban('CI94CI0080111301134291200589')
  expect(String(refused)).toBe(`the check digits do not match${compare}`)
})

/** By the rule of ISO 7064, in whole numbers. */
function withCheckDigits(country: string, rest: string): string {
  const digits = [...`${rest}${country}00`].map(letter => Number.parseInt(letter, 36)).join('')
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${rest}`
}
