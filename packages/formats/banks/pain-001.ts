// pain.001.001.09 of ISO 20022: the order of a company to its bank to pay salaries.

import { say } from '@muster/sentences'
import { type CheckedAccount, checkAccount, fitText } from './checks.ts'
import type { Blame, OrderedPayment, OrderField, PaymentOrder } from './order.ts'

/** The standard has room for more; banks hold to what the rulebooks of SEPA say. */
const longestName = 70
const longestAccount = 34
const longestReference = 140
/** Digits of an amount and of a sum of amounts. */
const mostDigits = 18

type Xml = Readonly<Record<string, unknown>>

/** How a payment is named in the file: identifications have no underscore, and at most 35 characters. */
export function endToEndId(payment_id: string): string {
  return payment_id.replaceAll('_', '')
}

/** The order as a message with one group of payments. `blame` is called with each mistake: of a payment, or of the payer by null. */
export async function* writePain001(
  order: PaymentOrder,
  blame: (payment: OrderedPayment | null) => Blame,
): AsyncGenerator<Uint8Array> {
  const { XMLBuilder } = await import('fast-xml-parser')
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    suppressEmptyNode: true,
  })
  const build = (xml: Xml): string => builder.build(xml)
  const [before, after] = build(message(order, blame(null))).split('</PmtInf>') as [string, string]
  yield Buffer.from(before)
  for await (const piece of order.payments) {
    const lines = piece.map(
      payment => `\n${build({ CdtTrfTxInf: transfer(order, payment, blame(payment)) })}`,
    )
    yield Buffer.from(lines.join(''))
  }
  yield Buffer.from(`\n</PmtInf>${after}\n`)
}

function message(order: PaymentOrder, blame: Blame): Xml {
  const { message_id, made_at, execution_date, currency, total_payments, total_amount } = order
  const payer = checkAccount(order.payer, blame)
  const name = fitName('holder', payer.holder, blame)
  checkDigits(total_amount, blame)
  const counted = { NbOfTxs: `${total_payments}`, CtrlSum: total_amount }
  return {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: Object.assign({ MsgId: message_id, CreDtTm: made_at }, counted, { InitgPty: { Nm: name } }),
        PmtInf: Object.assign({ PmtInfId: message_id, PmtMtd: 'TRF', BtchBookg: 'true' }, counted, {
          PmtTpInf: { CtgyPurp: { Cd: 'SALA' } },
          ReqdExctnDt: { Dt: execution_date },
          Dbtr: { Nm: name },
          DbtrAcct: Object.assign(accountOf(payer, blame), { Ccy: currency }),
          DbtrAgt: {
            FinInstnId: payer.swift_code ? { BICFI: payer.swift_code } : agentWithoutBic(payer, blame),
          },
          // The rulebook of SEPA wants each side to pay its own bank; elsewhere that is what shared charges mean.
          ChrgBr: currency === 'EUR' ? 'SLEV' : 'SHAR',
        }),
      },
    },
  }
}

function transfer(
  { currency, reference }: PaymentOrder,
  { id, amount, account }: OrderedPayment,
  blame: Blame,
): Xml {
  const payee = checkAccount(account, blame)
  checkDigits(amount, blame)
  const agent = agentOf(payee, blame)
  return Object.assign(
    {
      PmtId: { EndToEndId: endToEndId(id) },
      Amt: { InstdAmt: { '@Ccy': currency, '#text': amount } },
    },
    agent && { CdtrAgt: { FinInstnId: agent } },
    {
      Cdtr: { Nm: fitName('holder', payee.holder, blame) },
      CdtrAcct: accountOf(payee, blame),
      RmtInf: { Ustrd: fitText('reference', reference, rule(longestReference), blame) },
    },
  )
}

function accountOf({ iban, account_number }: CheckedAccount, blame: Blame): Xml {
  if (iban !== null) return { Id: { IBAN: iban } }
  const number = account_number ?? ''
  const Id = number === '' ? '' : fitText('account_number', number, rule(longestAccount), blame)
  return { Id: { Othr: { Id } } }
}

/** The bank of whom is paid: an IBAN names it without a SWIFT code. */
function agentOf(payee: CheckedAccount, blame: Blame): Xml | undefined {
  if (payee.swift_code !== null) return { BICFI: payee.swift_code }
  return payee.iban === null ? agentWithoutBic(payee, blame) : undefined
}

function agentWithoutBic({ bank_code, bank_name, iban }: CheckedAccount, blame: Blame): Xml {
  if (bank_code !== null)
    return { ClrSysMmbId: { MmbId: fitText('bank_code', bank_code, { ...rule(35), over: 'refuse' }, blame) } }
  if (iban !== null) return { Othr: { Id: 'NOTPROVIDED' } }
  return { Nm: fitName('bank_name', bank_name, blame) }
}

function fitName(field: OrderField, name: string, blame: Blame): string {
  return fitText(field, name, { characters: 'sepa', longest: longestName, over: 'cut' }, blame)
}

function rule(longest: number) {
  return { characters: 'sepa', longest, over: 'refuse' } as const
}

function checkDigits(amount: string, blame: Blame): void {
  const digits = amount.replace('.', '').replace(/^0+/, '').length
  if (digits > mostDigits)
    blame('amount', say`is ${amount}, which has more than the ${mostDigits} digits of the standard`)
}
