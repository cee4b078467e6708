// A drawer at the end side of the page: where an action is filled in, beside what it is about.
import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'

interface DrawerProps {
  readonly title: string
  readonly mark?: ReactNode
  /** What it is about, in a line. */
  readonly sub?: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

export function Drawer({ title, mark, sub, children, onClose }: DrawerProps) {
  return (
    <Modal className="drawer" title={title} mark={mark} sub={sub} onClose={onClose}>
      {children}
    </Modal>
  )
}
