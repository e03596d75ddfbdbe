import { Button } from '@susegad/ui/button'
import { PlusIcon, TrashIcon } from '@susegad/ui/icon'
import { filledValue } from '../../content/shape/empty-value.ts'
import { type EntryProps, nothing } from '../host/entry-props.ts'
import { useHost } from '../host/form-host.ts'
import { GroupFields } from './group-fields.tsx'

/** A group of fields; an optional group is added and removed as a whole. */
export function GroupEntry(props: EntryProps<'group'>) {
  const { shape, value, at, label, required, level } = props
  const { edit } = useHost()
  const isOptional = !required || shape.nullable
  if (value === undefined || value === null)
    return (
      <div className="studio-absent">
        {level > 2 && (
          <p>
            <b>{label}</b>
            {shape.hint && <span>{shape.hint}</span>}
          </p>
        )}
        <Button variant="outline" size="sm" onClick={() => edit(at, filledValue(shape))}>
          <PlusIcon />
          Add {label.charAt(0).toLowerCase() + label.slice(1)}
        </Button>
      </div>
    )
  const fields = <GroupFields shape={shape} value={value} at={at} level={level} />
  const remove = isOptional && (
    <Button
      variant="ghost"
      size="sm"
      className="studio-take-out"
      onClick={() => edit(at, nothing(shape, required))}
    >
      <TrashIcon />
      Remove {label.charAt(0).toLowerCase() + label.slice(1)}
    </Button>
  )
  if (level <= 2)
    return (
      <>
        {fields}
        {remove}
      </>
    )
  return (
    <fieldset className="studio-group">
      <legend>{label}</legend>
      {shape.hint && <p className="studio-hint">{shape.hint}</p>}
      {fields}
      {remove}
    </fieldset>
  )
}
