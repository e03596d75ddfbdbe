import type { Routing } from '@susegad/api-client/contract'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import type { Rule } from './rule-text.ts'

interface RuleTargetProps {
  rule: Rule
  people: Routing['people']
  views: Routing['views']
  onChange: (change: Partial<Rule>) => void
}

/** Target of a rule: people, or a shared view. */
export function RuleTarget({ rule, people, views, onChange }: RuleTargetProps) {
  return (
    <>
      <Select
        label="Goes to"
        hint={views.length === 0 ? 'To choose a view, save a shared view first.' : undefined}
        value={rule.view ?? ''}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value ? { view: currentTarget.value, people: [] } : { view: null })
        }
      >
        <option value="">People, in turn</option>
        {views.length > 0 && (
          <optgroup label="Shared views">
            {views.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      {rule.view === null && (
        <fieldset>
          <legend>Assigned in turn to</legend>
          {people.map(({ _id, name, suspended }) => (
            <Checkbox
              key={_id}
              label={`${name}${suspended ? ' (suspended)' : ''}`}
              checked={rule.people.includes(_id)}
              onChange={({ currentTarget }) =>
                onChange({
                  people: currentTarget.checked
                    ? [...rule.people, _id]
                    : rule.people.filter((it) => it !== _id),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
