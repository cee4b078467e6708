// pain.002 of ISO 20022: what the bank says of an order, payment by payment.

import { say, sayTogether } from '@muster/sentences'
import type { Element } from './element-tree.ts'
import { childOf, childrenOf, linesOf, readXml, textAt, UnreadableFile } from './xml.ts'

/** What the bank says of a payment that the report names. */
export interface PaymentStatus {
  readonly end_to_end_id: string
  /** A code of ISO 20022, such as RJCT; undefined where the payment has only the status of its group. */
  readonly status: string | undefined
  readonly reason: string | undefined
  /** Of the order, where the report repeats it. */
  readonly amount: string | undefined
  readonly currency: string | undefined
  /** Where it stands in the report; undefined where that is not sure. */
  readonly line: number | undefined
}

export interface StatusReport {
  readonly message_id: string
  /** The `message_id` of the order that it is about. */
  readonly original_message_id: string
  /** Of the whole order; undefined where only payments have one. */
  readonly status: string | undefined
  readonly reason: string | undefined
  readonly payments: readonly PaymentStatus[]
}

const versions = ['03', '10']

/** Reads a report, or throws an UnreadableFile that says why not. */
export async function readPain002(bytes: Uint8Array): Promise<StatusReport> {
  const { root, text } = await readXml(bytes)
  const document = childOf(root, 'Document')
  assertVersion(document)
  const report = childOf(document, 'CstmrPmtStsRpt')
  const about = childOf(report, 'OrgnlGrpInfAndSts')
  const groups = childrenOf(report, 'OrgnlPmtInfAndSts')
  const elements = groups.flatMap(group => childrenOf(group, 'TxInfAndSts'))
  const lines = linesOf(text, 'TxInfAndSts')
  // A comment may have one more, and then nobody knows which it is.
  const isSure = lines.length === elements.length
  const payments = elements.map((element, at) => readPayment(element, isSure ? lines[at] : undefined))
  const ofOrder = reasonOf(about)
  const [ofGroup] = groups
  // An order has one group of payments, whose status is then that of the order.
  if (groups.length > 1)
    throw new UnreadableFile(say`The report is about several groups of payments, and an order has one.`)
  const status = settleStatus(codeAt(about, 'GrpSts'), codeAt(ofGroup, 'PmtInfSts'))
  return {
    message_id: requireText(codeAt(report, 'GrpHdr', 'MsgId'), 'GrpHdr/MsgId'),
    original_message_id: requireText(codeAt(about, 'OrgnlMsgId'), 'OrgnlGrpInfAndSts/OrgnlMsgId'),
    status,
    reason: ofOrder ?? reasonOf(ofGroup),
    payments,
  }
}

function assertVersion(document: Element | undefined): void {
  if (document === undefined)
    throw new UnreadableFile(say`The file is no report on payments: it has no Document.`)
  const names = typeof document === 'object' ? Object.values(document) : []
  const spaces = names.filter(value => typeof value === 'string' && value.startsWith('urn:')) as string[]
  const found = spaces.map(space => /:pain\.002\.001\.(\d\d)$/.exec(space)?.[1]).find(Boolean)
  if (found !== undefined && versions.includes(found)) return
  const is = found === undefined ? (spaces[0] ?? say`a Document of no name`) : say`pain.002.001.${found}`
  throw new UnreadableFile(
    say`The file is ${is}; a report on payments is pain.002.001.${sayTogether(versions, ' or pain.002.001.')}.`,
  )
}

/** The bank says it of the message, of the group in it, or of both. */
function settleStatus(ofMessage: string | undefined, ofGroup: string | undefined): string | undefined {
  const said = [ofMessage, ofGroup].filter(status => status !== undefined)
  const [refuses, accepts] = [said.find(isRejected), said.find(isAccepted)]
  if (refuses !== undefined && accepts !== undefined)
    throw new UnreadableFile(
      say`The report contradicts itself: the whole order is ${ofMessage} in OrgnlGrpInfAndSts/GrpSts, and ${ofGroup} in OrgnlPmtInfAndSts/PmtInfSts. Ask the bank which of them holds.`,
    )
  return refuses ?? said[0]
}

function readPayment(element: Element, line: number | undefined): PaymentStatus {
  const ordered = childOf(childOf(element, 'OrgnlTxRef'), 'Amt')
  return {
    end_to_end_id: requireText(codeAt(element, 'OrgnlEndToEndId'), 'TxInfAndSts/OrgnlEndToEndId'),
    status: codeAt(element, 'TxSts'),
    reason: reasonOf(element),
    amount: codeAt(ordered, 'InstdAmt'),
    currency: codeAt(ordered, 'InstdAmt', '@Ccy'),
    line,
  }
}

const longestCode = 35

/** An id, a code or an amount under a path of names. Refusals repeat them, and a longer one is none of a bank. */
function codeAt(element: Element | undefined, ...path: readonly string[]): string | undefined {
  const text = textAt(element, ...path)
  if (text === undefined || text.length <= longestCode) return text
  throw new UnreadableFile(
    say`The report has ${text.length} characters in ${path.at(-1)}, and the standard has room for ${longestCode}.`,
  )
}

function requireText(text: string | undefined, name: string): string {
  if (text === undefined)
    throw new UnreadableFile(say`The report has no ${name}, so nobody can tell what it is about.`)
  return text
}

/** The codes of ISO 20022 that banks give most often, as people say them. */
const reasons: Readonly<Record<string, string>> = {
  AC01: 'the account number is incorrect',
  AC03: 'the account number of the payee is not valid',
  AC04: 'the account is closed',
  AC06: 'the account is blocked',
  AG01: 'payments to this account are forbidden',
  AG02: 'the bank does not know this kind of payment',
  AM02: 'the amount is above what is allowed',
  AM04: 'the paying account has not enough funds',
  AM05: 'the payment was sent twice',
  BE01: 'the name does not belong to the account',
  CUST: 'the paying company asked for it',
  DT01: 'the date is not valid',
  FF01: 'the file has a wrong form',
  MD07: 'the payee has died',
  MS02: 'the payee gave no reason',
  MS03: 'the bank gave no reason',
  RC01: 'the SWIFT code is wrong',
  RR04: 'the law asks for it',
}

const longestReason = 500

function reasonOf(element: Element | undefined): string | undefined {
  const said = childrenOf(element, 'StsRsnInf').map(information => {
    const code = textAt(information, 'Rsn', 'Cd') ?? textAt(information, 'Rsn', 'Prtry')
    const meant = code === undefined ? undefined : reasons[code]
    const further = childrenOf(information, 'AddtlInf').filter(line => typeof line === 'string')
    const named = meant === undefined ? code : `${code}: ${meant}`
    return [named, ...further].filter(Boolean).join('; ')
  })
  const reason = said
    .filter(Boolean)
    .join('; ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return reason === '' ? undefined : [...reason].slice(0, longestReason).join('')
}

export const rejected = 'RJCT'

/** What will not reach the payee: rejected, or cancelled before it was made. */
export function isRejected(status: string): boolean {
  return status === rejected || status === 'CANC'
}

/** What the bank took on, in whichever stage it is. */
export function isAccepted(status: string): boolean {
  return /^AC[A-Z]{2}$/.test(status)
}
