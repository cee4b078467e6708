// The frame of a page: where one is, what it is called and what can be done.
import { type ReactNode, useEffect } from 'react'
import { say } from '../app/words.ts'

interface PageProps {
  readonly title: string
  readonly children: ReactNode
  /** The way back up. */
  readonly above?: ReactNode
  readonly mark?: ReactNode
  /** Stands before the title: whose page it is. */
  readonly picture?: ReactNode
  /** A line under the title. */
  readonly sub?: ReactNode
  readonly actions?: ReactNode
}

export function Page({ title, children, above, mark, picture, sub, actions }: PageProps) {
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
          {picture}
          <div>
            <div className="page-name">
              <h1>{title}</h1>
              {mark}
            </div>
            {sub}
          </div>
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}
