// The text of a letter, to be read on a screen.
import { say } from '../../app/words.ts'

interface PaperProps {
  readonly subject: string
  readonly text: string
  readonly language: string
  /** Revoked: the paper says so. */
  readonly isVoid?: boolean
}

export function Paper({ subject, text, language, isVoid = false }: PaperProps) {
  return (
    <article className="paper" lang={language} dir="auto">
      {isVoid && <p className="void">{say('documents.void')}</p>}
      <h2>{subject}</h2>
      <p className="as-written">{text}</p>
    </article>
  )
}
