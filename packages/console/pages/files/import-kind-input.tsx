// What the rows of a file are, with the template that has every column of that kind.
import { say } from '../../app/words.ts'
import { getImportTemplate } from '../../gen/operations/import-templates.ts'
import { FileButtons } from '../../records/files/download.tsx'
import { FieldInput } from '../../records/forms/field-input.tsx'
import type { FieldInputProps } from '../../records/forms/field-props.ts'

export function ImportKindInput(props: FieldInputProps) {
  const { value: kind } = props
  return (
    <>
      <FieldInput {...props} />
      {typeof kind === 'string' && kind !== '' && (
        <div className="field">
          <p className="help">{say('files.template_what')}</p>
          <p className="ways">
            <FileButtons
              operation={getImportTemplate}
              input={{ query: { kind } }}
              name="template.csv"
              text={say('files.template')}
            />
          </p>
        </div>
      )}
    </>
  )
}
