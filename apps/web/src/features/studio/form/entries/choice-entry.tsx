import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { Switch } from '@susegad/ui/switch'
import { labelOf } from '../../content/shape/field-label.ts'
import { type EntryProps, noteOf, nothing } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'

const optionText = (option: string) => (/^[a-z][a-zA-Z-]*$/.test(option) ? labelOf(option) : option)

/** Input for one of a few values. */
export function ChoiceEntry({ shape, value, at, label, required }: EntryProps<'choice'>) {
  const { edit } = useHost()
  const { problemAt } = useFacts()
  const chosen = typeof value === 'string' ? value : ''
  return (
    <Select
      label={label}
      hint={shape.hint}
      note={noteOf(required, shape)}
      error={problemAt(at)}
      value={chosen}
      onChange={({ currentTarget }) =>
        edit(at, currentTarget.value === '' ? nothing(shape, required) : currentTarget.value)
      }
    >
      {(chosen === '' || !required || shape.nullable) && <option value="">Choose</option>}
      {chosen !== '' && !shape.options.includes(chosen) && <option value={chosen}>{chosen}</option>}
      {shape.options.map((option) => (
        <option key={option} value={option}>
          {optionText(option)}
        </option>
      ))}
    </Select>
  )
}

/** Input for several of a few values, in a fixed order. */
export function ChoicesEntry({ shape, value, at, label }: EntryProps<'choices'>) {
  const { edit } = useHost()
  const { problemAt } = useFacts()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <fieldset className="studio-choices">
      <legend>{label}</legend>
      {shape.options.map((option) => (
        <Checkbox
          key={option}
          label={optionText(option)}
          checked={chosen.includes(option)}
          onChange={({ currentTarget }) =>
            edit(
              at,
              shape.options.filter((it) => (it === option ? currentTarget.checked : chosen.includes(it))),
            )
          }
        />
      ))}
      {problemAt(at) && <p className="studio-problem">{problemAt(at)}</p>}
    </fieldset>
  )
}

export function FlagEntry({ shape, value, at, label }: EntryProps<'flag'>) {
  const { edit } = useHost()
  return (
    <Switch
      label={label}
      hint={shape.hint}
      checked={value === true}
      onCheckedChange={(checked) => edit(at, checked)}
    />
  )
}
