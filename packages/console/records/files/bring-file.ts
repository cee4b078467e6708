// Brings the file of an operation, and keeps it in the person's own folder.
import { useState } from 'react'
import { download } from '../../app/ask.ts'
import { useReach } from '../../app/reach.ts'
import type { AnyInput, AnyOperation } from '../operation.ts'

export interface Brought {
  readonly file: Blob
  readonly name: string
}

interface Bringing {
  readonly bring: (use: (brought: Brought) => void) => Promise<void>
  readonly isBusy: boolean
  readonly error: unknown
  readonly forget: () => void
}

/** One file at a time, for whatever it is wanted. */
export function useFile(operation: AnyOperation, input: AnyInput): Bringing {
  const reach = useReach()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const bring = async (use: (brought: Brought) => void) => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await download(operation, input, reach)
      const file = await new Response(answer.stream).blob()
      use({ file: file.slice(0, file.size, answer.contentType), name: answer.fileName ?? operation.id })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { bring, isBusy, error, forget: () => setError(undefined) }
}

export function keepFile({ file, name }: Brought): void {
  const link = document.createElement('a')
  link.href = makeAddress(file)
  link.download = name
  link.click()
}

/** Shows it in a tab of its own, by what the browser has for it; a browser that opens no tab keeps the file. */
export function showFile(brought: Brought): void {
  if (window.open(makeAddress(brought.file), '_blank') === null) keepFile(brought)
}

/** For a minute: some browsers read the file after the click has returned. */
function makeAddress(file: Blob): string {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return address
}
