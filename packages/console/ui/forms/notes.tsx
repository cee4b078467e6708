// What stands under a field: what it is for, and why it was refused.

interface NotesProps {
  readonly id: string
  readonly help: string | undefined
  readonly error: string | undefined
}

export function Notes({ id, help, error }: NotesProps) {
  return (
    <>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
}
