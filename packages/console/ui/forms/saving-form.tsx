// A short form that saves something: the page says so in the words of its button, and the form begins anew.
import { useTellDone } from '../toasts/tell-done.ts'
import { SimpleForm, type SimpleFormProps } from './simple-form.tsx'

// Apart from the short form, because whoever signs in has no place for messages, and loads nothing for them.
export function SavingForm(props: SimpleFormProps) {
  const tellDone = useTellDone()
  return <SimpleForm {...props} onSaved={() => tellDone(props.submit)} />
}
