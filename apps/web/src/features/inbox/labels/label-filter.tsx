import { Select } from '@susegad/ui/select'
import { useQuery } from '@tanstack/react-query'
import { labels } from './labels.ts'

interface LabelFilterProps {
  chosen: string | undefined
  onChoose: (label: string | undefined) => void
}

/** Filters by a label; nothing where there are none. */
export function LabelFilter({ chosen, onChoose }: LabelFilterProps) {
  const all = useQuery(labels).data?.labels ?? []
  if (all.length === 0 && !chosen) return null
  return (
    <Select
      label="Label"
      name="label"
      value={chosen ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    >
      <option value="">Any label</option>
      {all.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
      {chosen && !all.some(({ _id }) => _id === chosen) && <option value={chosen}>A deleted label</option>}
    </Select>
  )
}
