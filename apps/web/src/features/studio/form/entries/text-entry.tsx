import { DateField } from '@susegad/ui/date-field'
import { Select } from '@susegad/ui/select'
import { TextArea } from '@susegad/ui/text-area'
import { TextField } from '@susegad/ui/text-field'
import { type EntryProps, noteOf, nothing } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'
import { isLink, linkHint } from './link-check.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Text, link, date, time or range of months. */
export function TextEntry(props: EntryProps<'text'>) {
  const { shape, name, value, at, label, required } = props
  const { edit } = useHost()
  const { problemAt, pages } = useFacts()
  const text = typeof value === 'string' ? value : ''
  const change = (next: string) =>
    edit(at, next === '' && (!required || shape.nullable) ? nothing(shape, required) : next)
  const common = {
    label,
    hint: shape.hint,
    note: noteOf(required, shape),
    error: problemAt(at),
    value: text,
  }
  if (shape.look === 'day')
    return <DateField {...common} onChange={({ currentTarget }) => change(currentTarget.value)} />
  if (shape.look === 'clock')
    return (
      <TextField
        {...common}
        hint={undefined}
        type="time"
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    )
  if (shape.look === 'months') return <MonthsEntry {...props} text={text} change={change} />
  if (isLink(name))
    return (
      <TextField
        {...common}
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        hint={linkHint(text, pages) ?? shape.hint}
        onChange={({ currentTarget }) => change(currentTarget.value.trim())}
      />
    )
  return (
    <TextArea
      {...common}
      rows={text.length > 240 ? 5 : 1}
      // Short texts can't contain line breaks.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onChange={({ currentTarget }) => change(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  )
}

function MonthsEntry({
  shape,
  at,
  label,
  required,
  text,
  change,
}: EntryProps<'text'> & { text: string; change: (next: string) => void }) {
  const { problemAt } = useFacts()
  const [from = '', to = ''] = text.split('-')
  const choose = (first: string, last: string) =>
    change(first === '' && last === '' ? '' : `${first}-${last}`)
  const options = [
    <option key="" value="">
      Month
    </option>,
    ...MONTHS.map((month) => (
      <option key={month} value={month}>
        {month}
      </option>
    )),
  ]
  return (
    <div className="studio-pair">
      <Select
        label={`${label}, from`}
        note={noteOf(required, shape)}
        error={problemAt(at)}
        value={from}
        onChange={({ currentTarget }) => choose(currentTarget.value, to)}
      >
        {options}
      </Select>
      <Select label="until" value={to} onChange={({ currentTarget }) => choose(from, currentTarget.value)}>
        {options}
      </Select>
    </div>
  )
}
