import { type Pointer, within } from '../../content/pointer.ts'
import { isEmpty } from '../../content/shape/empty-value.ts'
import { labelOf } from '../../content/shape/field-label.ts'
import { handledNames, titleOf } from '../../content/shape/handled-fields.ts'
import { isNarrow, type ShapeOf } from '../../content/shape/shape.ts'
import { freeSlug, slugOf } from '../../content/shape/slug-of.ts'
import { useHost } from '../host/form-host.ts'

interface GroupFieldsProps {
  shape: ShapeOf<'group'>
  value: unknown
  at: Pointer
  level: number
  /** The other entries of the list, to keep keys unique. */
  siblings?: readonly unknown[]
}

/** The fields of a group, without automatic ones, such as the anchor, which is derived from the title. */
export function GroupFields({ shape, value, at, level, siblings = [] }: GroupFieldsProps) {
  const { edit, Entry } = useHost()
  const record = typeof value === 'object' && value !== null ? value : {}
  const handled = handledNames(shape)
  const fill = () => {
    const title = titleOf(shape, record)
    for (const { name, required } of shape.fields)
      if (handled.includes(name) && required && isEmpty(Reflect.get(record, name)) && title && slugOf(title))
        edit(
          within(at, name),
          freeSlug(
            title,
            siblings.map((it) => (typeof it === 'object' && it !== null ? Reflect.get(it, name) : undefined)),
          ),
        )
  }
  return (
    <div className="studio-fields" {...(handled.length > 0 && { onBlur: fill })}>
      {shape.fields
        .filter(({ name }) => !handled.includes(name))
        .map((field) => (
          <div key={field.name} data-wide={!isNarrow(field.shape) || undefined} id={within(at, field.name)}>
            <Entry
              shape={field.shape}
              name={field.name}
              value={Reflect.get(record, field.name)}
              at={within(at, field.name)}
              label={labelOf(field.name, field.shape)}
              required={field.required}
              level={level + 1}
            />
          </div>
        ))}
    </div>
  )
}
