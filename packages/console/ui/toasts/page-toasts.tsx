// The short messages of a page: what was just saved, and for whoever decides of many what becomes of it.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import BulkToasts from '../../records/bulk/bulk-toasts.tsx'
import { messageKey, useMessage } from './message.ts'
import { Toast, Toasts } from './toast.tsx'

const shownMs = 6_000

export default function PageToasts({ decides }: { readonly decides: boolean }) {
  return (
    <Toasts>
      <Saved />
      {decides && <BulkToasts />}
    </Toasts>
  )
}

/** Comes after its place is there, so that it is read out. */
function Saved() {
  const message = useMessage() ?? undefined
  const queries = useQueryClient()
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    setShown(message?.text)
    if (message === undefined) return
    const timer = setTimeout(() => queries.setQueryData(messageKey, null), shownMs)
    return () => clearTimeout(timer)
  }, [message, queries])
  return shown !== undefined && <Toast>{shown}</Toast>
}
