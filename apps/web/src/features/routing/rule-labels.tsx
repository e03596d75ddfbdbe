import { labelQueries } from '@susegad/api-client/queries'
import { Checkbox } from '@susegad/ui/checkbox'
import { useQuery } from '@tanstack/react-query'
import { service } from '../../shell/session/service.ts'
import type { Rule } from './rule-text.ts'

interface RuleLabelsProps {
  rule: Rule
  onChange: (change: Partial<Rule>) => void
}

/** Labels that a rule puts on; nothing where there are none. */
export function RuleLabels({ rule, onChange }: RuleLabelsProps) {
  const labels = useQuery(labelQueries(service).list()).data?.labels ?? []
  if (labels.length === 0) return null
  return (
    <fieldset>
      <legend>Labels</legend>
      {labels.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          label={<bdi>{name}</bdi>}
          checked={rule.labels.includes(_id)}
          onChange={({ currentTarget }) =>
            onChange({
              labels: currentTarget.checked
                ? [...rule.labels, _id]
                : rule.labels.filter((label) => label !== _id),
            })
          }
        />
      ))}
    </fieldset>
  )
}
