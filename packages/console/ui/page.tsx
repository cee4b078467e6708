// The frame of a page: where one is, what it is called, what can be done, and the page as code.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { say } from '../app/words.ts'
import { Button } from './button.tsx'

const Code = lazy(() => import('./code.tsx'))

interface PageProps {
  readonly title: string
  readonly children: ReactNode
  /** The way back up. */
  readonly above?: ReactNode
  readonly mark?: ReactNode
  readonly actions?: ReactNode
}

export function Page({ title, children, above, mark, actions }: PageProps) {
  const [isCode, setCode] = useState(false)
  useEffect(() => {
    document.title = `${title} · Muster`
  }, [title])
  return (
    <>
      <header className="page-head">
        {above && (
          <nav className="above" aria-label={say('shell.above')}>
            {above}
          </nav>
        )}
        <div className="page-title">
          <h1>{title}</h1>
          {mark}
        </div>
        <div className="page-actions">
          {actions}
          <Button look="quiet" onPress={() => setCode(true)}>
            {say('shell.as_code')}
          </Button>
        </div>
      </header>
      {children}
      {isCode && (
        <Suspense>
          <Code onClose={() => setCode(false)} />
        </Suspense>
      )}
    </>
  )
}
