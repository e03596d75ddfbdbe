'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { SearchIcon, XIcon } from '../icon/icon.tsx'
import { type SearchFieldLabels, searchFieldLabels } from './search-field-labels.ts'

export type { SearchFieldLabels } from './search-field-labels.ts'

export interface SearchFieldProps extends ControlProps, Omit<React.ComponentProps<'input'>, 'type'> {
  /** Called after the button has cleared the text. */
  onClear?: (() => void) | undefined
  labels?: Partial<SearchFieldLabels> | undefined
}

/** A search input with a button that clears it. Native props and `ref` go on the `<input>`. */
export function SearchField({
  onClear,
  labels: own,
  placeholder = ' ',
  className,
  ref,
  ...props
}: SearchFieldProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  const { labels } = useLabels('searchField', searchFieldLabels, own)
  const inner = React.useRef<HTMLInputElement>(null)
  const rootRef = useMergedRefs(inner, ref)

  function clear(): void {
    const input = inner.current
    if (!input) return
    setNativeValue(input, '')
    input.focus()
    onClear?.()
  }

  return (
    <Field {...field}>
      {(control) => (
        <span className="sg-control-frame">
          <SearchIcon className="sg-search-field-icon" />
          <input
            data-slot="search-field"
            enterKeyHint="search"
            autoComplete="off"
            aria-required={native.required || undefined}
            placeholder={placeholder}
            {...native}
            {...control}
            ref={rootRef}
            type="search"
            className={cx('sg-control sg-search-field', className)}
          />
          <button
            type="button"
            data-slot="search-field-clear"
            className="sg-control-button sg-search-field-clear"
            aria-label={labels.clear}
            onClick={clear}
          >
            <XIcon />
          </button>
        </span>
      )}
    </Field>
  )
}

/** Sets the value and fires `input`, so that a controlled field is notified. */
function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
