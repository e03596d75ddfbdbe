import { Select } from '@susegad/ui/select'
import { emptyValue } from '../../content/shape/empty-value.ts'
import type { Shape } from '../../content/shape/shape.ts'
import { type EntryProps, noteOf, nothing } from '../host/entry-props.ts'
import { useHost } from '../host/form-host.ts'

const fits = ({ kind }: Shape, value: unknown): boolean =>
  kind === 'text'
    ? typeof value === 'string'
    : kind === 'number'
      ? typeof value === 'number'
      : typeof value === 'object' && value !== null

const wayText = (way: Shape): string => {
  if (way.title) return way.title
  if (way.kind === 'text') return 'Written here'
  return way.kind === 'group' ? way.fields.map(({ name }) => `By ${name}`).join(', ') : 'As a number'
}

/** Input for a field with alternative formats. */
export function EitherEntry(props: EntryProps<'either'>) {
  const { shape, value, at, label, required } = props
  const { edit, Entry } = useHost()
  const chosen = value === undefined || value === null ? -1 : shape.ways.findIndex((way) => fits(way, value))
  const way = shape.ways[chosen]
  return (
    <div className="studio-either">
      <Select
        label={label}
        hint={shape.hint}
        note={noteOf(required, shape)}
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          const next = shape.ways[Number(currentTarget.value)]
          edit(at, next ? emptyValue(next) : nothing(shape, required))
        }}
      >
        <option value="-1">None</option>
        {shape.ways.map((it, index) => (
          <option key={wayText(it)} value={String(index)}>
            {wayText(it)}
          </option>
        ))}
      </Select>
      {way && <Entry {...props} shape={way} label={wayText(way)} required level={2} />}
    </div>
  )
}
