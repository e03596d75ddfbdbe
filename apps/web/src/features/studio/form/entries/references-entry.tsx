import { Checkbox } from '@susegad/ui/checkbox'
import type { EntryProps } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'

/** References to other records, such as the hotels near a beach. */
export function ReferencesEntry({ shape, name, value, at, label }: EntryProps<'list'>) {
  const { edit } = useHost()
  const { problemAt, records } = useFacts()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const known = records[name] ?? []
  const gone = chosen.filter((slug) => !known.some((it) => it.slug === slug)).map(String)
  const choose = (slug: string, on: boolean) =>
    edit(at, on ? [...chosen, slug] : chosen.filter((it) => it !== slug))
  return (
    <fieldset className="studio-choices">
      <legend>{label}</legend>
      {shape.hint && <p className="studio-hint">{shape.hint}</p>}
      {known.map(({ slug, name: text }) => (
        <Checkbox
          key={slug}
          label={text}
          checked={chosen.includes(slug)}
          onChange={({ currentTarget }) => choose(slug, currentTarget.checked)}
        />
      ))}
      {gone.map((slug) => (
        <Checkbox
          key={slug}
          label={`${slug} (not on your site)`}
          checked
          onChange={({ currentTarget }) => choose(slug, currentTarget.checked)}
        />
      ))}
      {problemAt(at) && <p className="studio-problem">{problemAt(at)}</p>}
    </fieldset>
  )
}
