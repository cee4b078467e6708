// The short messages of a page: what was just saved, and for whoever decides of many what becomes of it.
import { useEffect, useState } from 'react'
import BulkToasts from '../../records/bulk/bulk-toasts.tsx'
import { useMessage, useTell } from './message.ts'
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
  const tell = useTell()
  const [shown, setShown] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: to tell is the same for each
  useEffect(() => {
    setShown(message?.text)
    if (message === undefined) return
    const timer = setTimeout(() => tell(null), shownMs)
    return () => clearTimeout(timer)
  }, [message])
  return shown !== undefined && <Toast>{shown}</Toast>
}
