// A printing thread: prints what it is sent, one batch after another.

import { parentPort } from 'node:worker_threads'
import type { Payslip } from '../documents/payslip.ts'
import { openPress, type Press } from '../press.ts'
import { Unprintable } from '../typesetting/printable.ts'
import type { Printed } from './printing-threads.ts'

async function print(press: Press, slip: Payslip): Promise<Printed> {
  try {
    return { bytes: Uint8Array.from(await press.payslip(slip)) }
  } catch (error) {
    if (error instanceof Unprintable) return { field: error.field, character: error.character }
    throw error
  }
}

const opened = openPress()

parentPort!.on('message', async ({ slips }: { readonly slips: readonly Payslip[] }) => {
  const press = await opened
  const printed: Printed[] = []
  for (const slip of slips) printed.push(await print(press, slip))
  const buffers = printed.flatMap(each => ('bytes' in each ? [each.bytes.buffer as ArrayBuffer] : []))
  parentPort!.postMessage({ printed }, buffers)
})
