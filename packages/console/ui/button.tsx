// Buttons and links that look like them; one without the right to work stays, and says which right is missing.
import type { ReactNode } from 'react'
import { useId } from 'react'

interface ButtonProps {
  readonly children: ReactNode
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger'
  /** What stands in the way, in a sentence. */
  readonly missing?: string | undefined
  readonly isBusy?: boolean
  readonly label?: string
}

export function Button({
  children,
  onPress,
  type = 'button',
  look = 'plain',
  missing,
  isBusy = false,
  label,
}: ButtonProps) {
  const why = useId()
  const isOff = missing !== undefined || isBusy
  return (
    <span className="button-with-reason">
      <button
        type={type}
        className={`button ${look}`}
        aria-disabled={isOff || undefined}
        aria-busy={isBusy || undefined}
        aria-label={label}
        aria-describedby={missing === undefined ? undefined : why}
        onClick={event => {
          if (isOff) event.preventDefault()
          else onPress?.()
        }}
      >
        {children}
      </button>
      {missing !== undefined && (
        <span className="reason" role="tooltip" id={why}>
          {missing}
        </span>
      )}
    </span>
  )
}
