// A colour: as a text, which may be empty, and by a picker, which cannot be.
import { say } from '../../app/words.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

export default function ColorInput(props: TextInputProps) {
  const { value, onChange } = props
  return (
    <div className="combo">
      <TextInput {...props} />
      <input
        type="color"
        aria-label={say('form.pick_color')}
        value={isColor(value) ? value.toLowerCase() : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
