// A page that is made by hand, for those who may see some of it; others are told which right they lack.
import type { ReactNode } from 'react'
import { listNeeds, type OwnPage, titlePage } from '../app/room.ts'
import { useObstacle } from '../app/session.tsx'
import { Page } from './page.tsx'

interface AllowedProps {
  readonly page: OwnPage
  readonly children: ReactNode
}

export function Allowed({ page, children }: AllowedProps) {
  const missing = useObstacle()
  const obstacles = listNeeds(page).map(operation => missing(operation))
  if (obstacles.includes(undefined)) return children
  return (
    <Page title={titlePage(page)}>
      <p className="empty">{[...new Set(obstacles)].join(' ')}</p>
    </Page>
  )
}
