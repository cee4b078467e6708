// A dialog in the middle of the page: a question, a confirmation, or something to look at.
import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
  readonly size?: 'narrow' | 'wide'
}

export function Dialog({ title, children, onClose, size = 'narrow' }: DialogProps) {
  return (
    <Modal className={`dialog ${size}`} title={title} onClose={onClose}>
      {children}
    </Modal>
  )
}
