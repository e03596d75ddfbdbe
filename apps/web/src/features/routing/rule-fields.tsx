import type { Routing } from '@susegad/api-client/contract'
import { CONTEXT_KINDS, SCRIPTS } from '@susegad/api-client/rules'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import { placeText } from '../../enquiries/enquiry-text.ts'
import type { PageData } from '../../page-data/page-data.ts'
import { RuleLabels } from './rule-labels.tsx'
import { RuleTarget } from './rule-target.tsx'
import { placeOf, type Rule, scriptTexts, withPlace, wordsOf } from './rule-text.ts'

const kinds = [
  ['hotel', 'Hotels'],
  ['activity', 'Activities'],
  ['beach', 'Beaches'],
] as const

interface RuleFieldsProps {
  rule: Rule
  people: Routing['people']
  views: Routing['views']
  places: PageData['routing']['places']
  onChange: (change: Partial<Rule>) => void
}

/** Fields of a rule: place, words, script, and target. */
export function RuleFields({ rule, people, views, places, onChange }: RuleFieldsProps) {
  // Keep the raw text, because a trailing comma is not a word yet.
  const [typed, setTyped] = useState(rule.words.join(', '))
  // Otherwise Undo or a colleague has changed the words, and the rule's own are shown.
  const isTyped = wordsOf(typed).join() === rule.words.join()
  const place = placeOf(rule)
  return (
    <div className="routing-rule">
      <Select
        label="About"
        value={place}
        onChange={({ currentTarget }) => onChange(withPlace(currentTarget.value))}
      >
        <option value="">Anything</option>
        {CONTEXT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            Any {placeText(kind).toLowerCase()}
          </option>
        ))}
        {kinds.map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {places[kind].map(({ slug, name }) => (
              <option key={slug} value={`${kind}/${slug}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <TextField
        label="With one of these words"
        placeholder="boat, kayak"
        value={isTyped ? typed : rule.words.join(', ')}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange({ words: wordsOf(currentTarget.value) })
        }}
      />
      <Select
        label="Written in"
        value={rule.script ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ script: SCRIPTS.find((it) => it === currentTarget.value) ?? null })
        }
      >
        <option value="">Anything</option>
        {SCRIPTS.map((script) => (
          <option key={script} value={script}>
            {scriptTexts[script]}
          </option>
        ))}
      </Select>
      <Checkbox
        label="Urgent"
        checked={rule.priority === 'urgent'}
        onChange={({ currentTarget }) => onChange({ priority: currentTarget.checked ? 'urgent' : 'normal' })}
      />
      <RuleLabels rule={rule} onChange={onChange} />
      <RuleTarget rule={rule} people={people} views={views} onChange={onChange} />
    </div>
  )
}
