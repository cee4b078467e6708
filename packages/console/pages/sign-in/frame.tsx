// The frame of the pages that are seen before one is signed in.
import { type ReactNode, useEffect } from 'react'
import { LanguageChoice } from '../../ui/shell/language-choice.tsx'

export function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Muster`
  }, [title])
  return (
    <main className="alone">
      <p className="brand">Muster</p>
      <h1>{title}</h1>
      {children}
      <LanguageChoice />
    </main>
  )
}
