'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { warnMixedControl } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { type ComboboxLabels, comboboxLabels } from './combobox-labels.ts'
import { ComboboxList } from './combobox-list.tsx'
import { type ComboboxValueProps, useCombobox } from './use-combobox.ts'
import { useFormValue } from './use-form-value.ts'

export type { ComboboxLabels } from './combobox-labels.ts'
export type { ComboboxOption } from './use-combobox.ts'

export interface ComboboxProps
  extends ControlProps,
    ComboboxValueProps,
    Omit<React.ComponentProps<'input'>, 'type' | 'role' | 'value' | 'defaultValue' | 'list'> {
  /** Label of the field and of its list. */
  label: string
  labels?: Partial<ComboboxLabels> | undefined
}

/** Chooses one of many options by typing. Native props and `ref` go on the `<input role="combobox">`. */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  freeText,
  labels: ownLabels,
  className,
  ref,
  onChange,
  onClick,
  onBlur,
  onKeyDown,
  ...props
}: ComboboxProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  const { labels, say } = useLabels('combobox', comboboxLabels, ownLabels)
  warnMixedControl(value, defaultValue, 'Combobox', 'value')
  const listId = React.useId()
  const input = React.useRef<HTMLInputElement>(null)
  const inputRef = useMergedRefs(input, ref)
  const box = useCombobox({ options, value, defaultValue, onValueChange, freeText }, listId)
  useFormValue(input, native.name, box.chosen, box.reset)
  const isStill = native.disabled || native.readOnly

  const keys = (event: React.KeyboardEvent) => {
    if (isStill || event.ctrlKey || event.metaKey) return
    const option = box.matches.find((_, place) => box.idOf(place) === box.active)
    if (event.key === 'Enter' && box.open && option) box.pick(option)
    else if (event.key === 'Escape' && (box.open || box.isTyping)) box.close()
    else if (event.altKey ? event.key === 'ArrowDown' : box.move(event.key)) box.show()
    else return
    event.preventDefault()
  }

  return (
    <Field {...field}>
      {(control) => (
        <span className="sg-control-frame sg-combobox-frame">
          <input
            data-slot="combobox"
            aria-required={native.required || undefined}
            autoComplete="off"
            {...native}
            {...control}
            ref={inputRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={listId}
            aria-activedescendant={box.open ? box.active : undefined}
            value={box.text}
            className={cx('sg-control sg-combobox', className)}
            onChange={composeHandlers(onChange, (event) => box.enter(event.currentTarget.value))}
            onClick={composeHandlers(onClick, () => isStill || box.show())}
            onBlur={composeHandlers(onBlur, box.leave)}
            onKeyDown={composeHandlers(onKeyDown, keys)}
          />
          <button
            type="button"
            tabIndex={-1}
            data-slot="combobox-show"
            className="sg-control-button"
            aria-label={say(labels.show, { label: props.label })}
            disabled={isStill}
            // The focus stays in the text field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus()
              if (box.open) box.close()
              else box.show()
            }}
          >
            <ChevronDownIcon />
          </button>
          <ComboboxList {...{ listId, label: props.label, input, box, empty: labels.empty }} />
          <span role="status" className="sg-visually-hidden">
            {box.open && box.isTyping ? say(labels.found, { count: box.matches.length }) : ''}
          </span>
        </span>
      )}
    </Field>
  )
}
