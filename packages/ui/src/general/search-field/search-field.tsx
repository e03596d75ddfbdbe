'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Field, type FieldText } from '../field/field.tsx'
import { SearchIcon, XIcon } from '../icon/icon.tsx'
import { type SearchFieldLabels, searchFieldLabels } from './search-field-labels.ts'

export type { SearchFieldLabels } from './search-field-labels.ts'

export interface SearchFieldProps extends FieldText, Omit<React.ComponentProps<'input'>, 'type'> {
  /** Classes of the whole field; `className` goes on the `<input>`. */
  fieldClassName?: string | undefined
  /** Called after the button has cleared the text. */
  onClear?: (() => void) | undefined
  labels?: Partial<SearchFieldLabels> | undefined
}

/** A search input with a button that clears it. Native props and `ref` go on the `<input>`. */
export function SearchField({
  label,
  labelVisibility,
  note,
  hint,
  error,
  fieldClassName,
  className,
  id,
  onClear,
  labels: own,
  placeholder = ' ',
  'aria-describedby': describedBy,
  ref,
  ...rest
}: SearchFieldProps): React.JSX.Element {
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
    <Field
      {...{ label, labelVisibility, note, hint, error, describedBy }}
      name={rest.name}
      controlId={id}
      className={fieldClassName}
    >
      {(control) => (
        <span className="sg-control-frame">
          <SearchIcon className="sg-search-field-icon" />
          <input
            data-slot="search-field"
            enterKeyHint="search"
            autoComplete="off"
            aria-required={rest.required || undefined}
            placeholder={placeholder}
            {...rest}
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
