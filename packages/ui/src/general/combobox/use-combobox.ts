'use client'

import * as React from 'react'
import { matching, plain } from './matching.ts'
import { type ActiveOption, useActiveOption } from './use-active-option.ts'

export interface ComboboxOption {
  value: string
  /** Text in the list, searched as the visitor types. */
  label: string
  /** A second, smaller line. */
  hint?: string | undefined
  disabled?: boolean | undefined
}

export interface ComboboxValueProps {
  options: readonly ComboboxOption[]
  /** The chosen value (controlled); `null` for none. */
  value?: string | null | undefined
  /** The initially chosen value (uncontrolled). @default null */
  defaultValue?: string | null | undefined
  onValueChange?: ((value: string | null) => void) | undefined
  /** Whether typed text that matches no option is a value too. @default false */
  freeText?: boolean | undefined
}

export interface ComboboxState extends ActiveOption {
  chosen: string | null
  /** The options that match the typed text. */
  matches: readonly ComboboxOption[]
  /** Id of a matching option, by its index. */
  idOf: (place: number) => string
  open: boolean
  isTyping: boolean
  /** Text in the input. */
  text: string
  show: () => void
  /** Closes the list and discards the typed text. */
  close: () => void
  pick: (option: ComboboxOption) => void
  enter: (text: string) => void
  /** On blur: chooses an option typed in full, clears the choice if the field is empty, otherwise reverts the text. */
  leave: () => void
  reset: () => void
}

/** State of a combobox: the typed text, the chosen option, and the options that match. */
export function useCombobox(
  { options, value, defaultValue = null, onValueChange, freeText = false }: ComboboxValueProps,
  listId: string,
): ComboboxState {
  const idOf = (option: ComboboxOption) => `${listId}-${options.indexOf(option)}`
  const [own, setOwn] = React.useState<string | null>(defaultValue)
  const chosen = value === undefined ? own : value
  const [typed, type] = React.useState<string>()
  const [open, setOpen] = React.useState(false)
  const matches = matching(options, typed ?? '', ({ label }) => label)
  const keys = useActiveOption(matches.filter(({ disabled }) => !disabled).map(idOf))
  const labelOf = (of: string | null) =>
    options.find((option) => option.value === of)?.label ?? (freeText ? (of ?? '') : '')

  const choose = (next: string | null) => {
    setOwn(next)
    if (next !== chosen) onValueChange?.(next)
  }
  const close = () => {
    type(undefined)
    setOpen(false)
    keys.point(undefined)
  }
  const named = (text: string) =>
    options.find(({ label, disabled }) => !disabled && plain(label) === plain(text))?.value

  return {
    ...keys,
    chosen,
    matches,
    idOf: (place) => (matches[place] ? idOf(matches[place]) : ''),
    open,
    isTyping: typed !== undefined,
    text: typed ?? labelOf(chosen),
    show: () => setOpen(true),
    close,
    pick: (option: ComboboxOption) => {
      close()
      if (!option.disabled) choose(option.value)
    },
    enter: (text: string) => {
      type(text)
      setOpen(true)
      const [first] = matching(options, text, ({ label }) => label).filter(({ disabled }) => !disabled)
      // With free text, Enter must keep the typed text instead of choosing the first option.
      keys.point(first && text && !freeText ? idOf(first) : undefined)
      if (freeText) choose(named(text) ?? (text.trim() || null))
    },
    leave: () => {
      if (typed !== undefined && !freeText) choose(typed.trim() ? (named(typed) ?? chosen) : null)
      close()
    },
    reset: () => {
      setOwn(defaultValue)
      close()
    },
  }
}
