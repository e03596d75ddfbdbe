import { Field } from '@susegad/ui/field'
import { useState } from 'react'
import { type EntryProps, noteOf, nothing } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'
import { grouped, numberTyped, symbolOf } from './typed-number.ts'

/** A number; a price with the business's currency and its grouping, such as 1,99,000. */
export function NumberEntry({ shape, value, at, label, required }: EntryProps<'number'>) {
  const { edit } = useHost()
  const { problemAt, locale, currency } = useFacts()
  const [typed, setTyped] = useState<string>()
  const known = typeof value === 'number' ? value : undefined
  const shown = typed ?? (known === undefined ? '' : grouped(known, locale, shape.unit !== 'plain'))
  const unreadable = typed !== undefined && typed.trim() !== '' && numberTyped(typed, locale) === undefined
  const affix =
    shape.unit === 'price' ? symbolOf(currency, locale) : shape.unit === 'percent' ? '%' : undefined
  return (
    <Field
      label={label}
      hint={shape.hint}
      note={noteOf(required, shape)}
      error={unreadable ? 'Use digits only, such as 2500.' : problemAt(at)}
      className="studio-number"
    >
      {(control) => (
        <span className="sg-control-frame" data-unit={shape.unit}>
          {affix && <span aria-hidden>{affix}</span>}
          <input
            {...control}
            className="sg-control"
            inputMode={shape.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={shown}
            onChange={({ currentTarget }) => {
              const next = numberTyped(currentTarget.value, locale)
              const atEnd = currentTarget.selectionStart === currentTarget.value.length
              const whole =
                next !== undefined && Number.isInteger(next) && !/[^\d\s,.’' ]/.test(currentTarget.value)
              // Group digits only while typing at the end: elsewhere the caret would jump.
              setTyped(
                shape.whole && shape.unit === 'price' && whole && atEnd
                  ? grouped(next, locale, true)
                  : currentTarget.value,
              )
              if (next !== undefined) edit(at, next)
              else if (currentTarget.value.trim() === '') edit(at, nothing(shape, required))
            }}
            onBlur={() => setTyped(undefined)}
          />
        </span>
      )}
    </Field>
  )
}
