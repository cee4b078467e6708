// A field that takes another record: typed by name, chosen from what the list of that kind offers.
import { useQueryClient } from '@tanstack/react-query'
import { type ContextType, useContext, useEffect, useState } from 'react'
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  FieldError,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { readLocale, say } from '../../app/words.ts'
import { nameKey, useName } from '../references/names.tsx'
import { type Choice, useChoices } from './choices.ts'

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
  /** The field that it takes the place of has the focus, and this part of its text is selected. */
  readonly selected?: Selected | undefined
}

export interface Selected {
  readonly start: number | null
  readonly end: number | null
}

export default function ReferenceInput(props: ReferenceInputProps) {
  return (
    <I18nProvider locale={readLocale()}>
      <Search {...props} />
    </I18nProvider>
  )
}

function Search(props: ReferenceInputProps) {
  const { label, value, onChange, help, error, isRequired = false, begun, selected } = props
  const { typed, isSettled, type, forget } = useLetters(begun)
  // A list outside of the dialog that is open could not be reached.
  const [box, setBox] = useState<Element | null>(null)
  // The same function at each render: another one would take the focus again.
  const [enter] = useState(() => selected && makeEnter(selected))
  const name = useName(value || undefined)
  const choices = useChoices(props, typed ?? '')
  const queries = useQueryClient()
  return (
    <ComboBox
      ref={setBox}
      className="field"
      items={choices}
      inputValue={typed ?? name ?? value}
      selectedKey={value || null}
      onInputChange={text => {
        type(text)
        // Not once the field is left: the selection that stands is taken again then.
        if (text === '' && value !== '') onChange('')
      }}
      onSelectionChange={key => {
        const choice = choices.find(({ id }) => id === key)
        // Where what stands in the field is not among what was found, Escape and leaving it choose nothing.
        if (!choice) return forget({ isSettled: box?.contains(document.activeElement) === true })
        // Its name stands there now, not the letters that found it. The focus may come back from the list only now.
        forget({ isSettled: true })
        // The name is known here; asking for it would show the id meanwhile.
        queries.setQueryData(nameKey(choice.id), choice.name)
        onChange(choice.id)
      }}
      onBlur={() => forget()}
      defaultFilter={() => true}
      allowsEmptyCollection
      isInvalid={error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      menuTrigger={isSettled ? 'manual' : 'focus'}
    >
      <Label>{label}</Label>
      <div className="combo">
        <Input ref={enter} />
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
      <Choices field={box} isSearched={typed !== undefined} />
    </ComboBox>
  )
}

/** What somebody has typed to find a record; undefined where the name of the one that was chosen stands in the field. */
function useLetters(begun: string | undefined) {
  const [typed, setTyped] = useState(begun)
  // The name that is there after Escape or a choice is not what somebody types: it opens no list.
  const [isSettled, setSettled] = useState(false)
  return {
    typed,
    isSettled,
    type: (text: string) => {
      setTyped(text)
      setSettled(false)
    },
    forget: ({ isSettled: settled = false } = {}) => {
      setTyped(undefined)
      setSettled(settled)
    },
  }
}

/** It takes the place of the field that has the focus before another key is pressed, which replaces what is selected. */
const makeEnter = ({ start, end }: Selected) => {
  return (input: HTMLInputElement | null): void => {
    input?.focus()
    input?.setSelectionRange(start, end)
  }
}

/** Typing opens the list a moment later; whoever has left the field by then would meet a list that nothing closes. */
function useClosedOnceLeft(list: ContextType<typeof ComboBoxStateContext>): void {
  const isLeft = list?.isOpen === true && !list.isFocused
  useEffect(() => {
    if (isLeft) list.close()
  })
}

interface ChoicesProps {
  readonly field: Element | null
  /** Somebody has typed letters, and chosen nothing yet. */
  readonly isSearched: boolean
}

/** What was found. */
function Choices({ field, isSearched }: ChoicesProps) {
  const list = useContext(ComboBoxStateContext)
  useClosedOnceLeft(list)
  return (
    <Popover
      className="popover options"
      UNSTABLE_portalContainer={field?.closest('dialog') ?? document.body}
      {...(list && { isOpen: list.isOpen })}
      onOpenChange={() => {
        // By itself it closes where the page moves, which takes the letters away. On a slow machine a page moves after the
        // last letter, as the field comes into view: then the list goes where the field is.
        if (isSearched) window.dispatchEvent(new Event('resize'))
        else list?.close()
      }}
    >
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
