import { Button } from '@susegad/ui/button'
import { emptyValue } from '../../content/shape/empty-value.ts'
import { mentionedText } from '../../content/shape/field-label.ts'
import type { EntryProps } from '../host/entry-props.ts'
import { useHost } from '../host/form-host.ts'

/** A reference to a shared text, which can be edited in its own record or replaced for this record. */
export function SharedEntry({ shape, value, at, label }: EntryProps) {
  const { edit } = useHost()
  return (
    <div className="studio-shared">
      <p>
        <b>{label}</b>
        <span>
          Uses the shared text “{mentionedText(String(value))}”. Change it under Shared texts, for every page
          that uses it.
        </span>
      </p>
      <Button variant="outline" size="sm" onClick={() => edit(at, emptyValue(shape) ?? '')}>
        Write its own<span className="sg-visually-hidden"> {label}</span>
      </Button>
    </div>
  )
}
