// A field that takes another record: typed by name, chosen from what the list of that kind offers.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { askAny } from '../../app/ask.ts'
import { readLocale, say } from '../../app/words.ts'
import { references } from '../../gen/references.ts'
import { titleRecord } from '../noun.ts'
import type { AnyOperation, AnyRecord } from '../operation.ts'
import { nameKey, readName, useName } from '../references/names.tsx'

export interface ReferenceInputProps {
  readonly label: string
  readonly kind: string
  /** A query of their list, where not all of the kind can be chosen. */
  readonly among?: object | undefined
  /** Not what is out of use, which a filter still finds. */
  readonly isUsed?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly help?: string | undefined
  readonly error?: string | undefined
  readonly isRequired?: boolean
  /** What was typed before the search was there. */
  readonly begun?: string | undefined
}

export default function ReferenceInput(props: ReferenceInputProps) {
  return (
    <I18nProvider locale={readLocale()}>
      <Search {...props} />
    </I18nProvider>
  )
}

function Search(props: ReferenceInputProps) {
  const { label, value, onChange, help, error, isRequired = false, begun } = props
  const [typed, setTyped] = useState(begun)
  // A list outside of the dialog that is open could not be reached.
  const [dialog, setDialog] = useState<Element>()
  const name = useName(value || undefined)
  const choices = useChoices(props, typed ?? '')
  const queries = useQueryClient()
  return (
    <ComboBox
      ref={element => setDialog(element?.closest('dialog') ?? undefined)}
      className="field"
      // It takes the place of the field that has the focus
      autoFocus
      items={choices}
      inputValue={typed ?? name ?? value}
      selectedKey={value || null}
      onInputChange={text => {
        setTyped(text)
        // Not once the field is left: the selection that stands is taken again then.
        if (text === '' && value !== '') onChange('')
      }}
      onSelectionChange={key => {
        const choice = choices.find(({ id }) => id === key)
        // The name is known here; asking for it would show the id meanwhile.
        if (choice) queries.setQueryData(nameKey(choice.id), choice.name)
        onChange(choice?.id ?? '')
      }}
      onBlur={() => setTyped(undefined)}
      defaultFilter={() => true}
      allowsEmptyCollection
      isInvalid={error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      menuTrigger="focus"
    >
      <Label>{label}</Label>
      <div className="combo">
        <Input />
        <Button className="button quiet">
          <span aria-hidden="true">▾</span>
        </Button>
      </div>
      {help !== undefined && (
        <Text slot="description" className="help">
          {help}
        </Text>
      )}
      <FieldError className="error">{error}</FieldError>
      <Choices within={dialog ?? document.body} />
    </ComboBox>
  )
}

/** What was found. */
function Choices({ within }: { readonly within: Element }) {
  return (
    <Popover className="popover options" UNSTABLE_portalContainer={within}>
      <ListBox<Choice> renderEmptyState={() => <p className="empty">{say('form.nothing_found')}</p>}>
        {choice => (
          <ListBoxItem className="option" textValue={choice.name}>
            {choice.name} {choice.code !== undefined && <span className="faint">{choice.code}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

interface Choice {
  readonly id: string
  readonly name: string
  readonly code: string | undefined
}

/** The service searches where it can; a short list is searched here. */
function useChoices(
  { kind, among, isUsed = false }: Pick<ReferenceInputProps, 'kind' | 'among' | 'isUsed'>,
  typed: string,
): readonly Choice[] {
  const list = references[kind]
  const isSearched = list?.isSearched === true
  const query = Object.assign(
    { limit: 100 },
    among,
    isSearched && typed !== '' ? { search: typed } : undefined,
  )
  const { data } = useQuery({
    queryKey: ['choices', kind, query, isUsed],
    queryFn: async ({ signal }) => {
      const operation = { id: list?.operation ?? '', method: 'get', path: list?.path ?? '' } as AnyOperation
      const { data } = (await askAny(operation, { query }, { signal })) as { data: readonly AnyRecord[] }
      return Promise.all(
        data.filter(record => !isUsed || isUsable(record)).map(record => makeChoice(kind, record)),
      )
    },
    enabled: list !== undefined,
    placeholderData: before => before,
  })
  const wanted = typed.toLocaleLowerCase()
  return (data ?? []).filter(
    ({ name, code }) => isSearched || `${name} ${code ?? ''}`.toLocaleLowerCase().includes(wanted),
  )
}

/** What is not used any more stays where it was chosen, and is not offered anew. */
const isUsable = (record: AnyRecord): boolean =>
  record.is_active !== false && record.status !== 'inactive' && record.deleted !== true

async function makeChoice(kind: string, record: AnyRecord): Promise<Choice> {
  const code = record[references[kind]?.code ?? '']
  const title = titleRecord({ kind }, record)
  return {
    id: String(record.id),
    name: title === record.id ? await nameByOthers(record) : title,
    code: typeof code === 'string' ? code : undefined,
  }
}

/** What has no name of its own is called by what it is about: a balance by its employee, its leave type and its year. */
async function nameByOthers(record: AnyRecord): Promise<string> {
  const ids = Object.entries(record).filter(([name, id]) => name.endsWith('_id') && typeof id === 'string')
  const names = await Promise.all(ids.map(([, id]) => readName(String(id))))
  return names.filter(name => name !== null).join(' · ') || String(record.id)
}
