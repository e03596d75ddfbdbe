import type { Routing } from '@susegad/api-client/contract'
import { ROUTING_RULES_MAX } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { useState } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { service } from '../../shell/session/service.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { useRoutingMutation } from './routing-queries.ts'
import { RuleFields } from './rule-fields.tsx'
import type { Rule } from './rule-text.ts'

type Draft = Rule & { isNew?: true }

const fresh = (): Draft => ({
  _id: crypto.randomUUID(),
  kind: null,
  slug: null,
  words: [],
  script: null,
  people: [],
  view: null,
  labels: [],
  priority: 'normal',
  isNew: true,
})

interface RulesEditorProps {
  routing: Routing
  /** Places for rules. */
  places: PageData['routing']['places']
}

/** Rule editor for owners; changes apply when saved. */
export function RulesEditor({ routing, places }: RulesEditorProps) {
  const [draft, setDraft] = useState<{ rules: readonly Draft[]; version: string }>()
  const rules: readonly Draft[] = draft?.rules ?? routing.rules
  const isAsSaved = (now: readonly Draft[]) => JSON.stringify(now) === JSON.stringify(routing.rules)
  const save = useRoutingMutation(() =>
    service.routing.change({
      version: routing.version,
      rules: rules.map(({ isNew, _id, ...rule }) => ({ ...rule, ...(!isNew && { _id }) })),
    }),
  )
  // While rules are being saved, the earlier ones are a draft too.
  const setRules = (next: readonly Draft[]) =>
    setDraft(
      isAsSaved(next) && !save.isPending
        ? undefined
        : { rules: next, version: draft?.version ?? routing.version },
    )
  const isChanged = !isAsSaved(rules)
  const isOutdated = isChanged && draft?.version !== routing.version
  const isComplete = rules.every(({ people, view }) => people.length > 0 || view !== null)

  function swap(index: number, other: number) {
    const [a, b] = [rules[index], rules[other]]
    if (a && b) setRules(rules.map((rule, at) => (at === index ? b : at === other ? a : rule)))
  }

  return (
    <>
      {rules.length === 0 && <p>There are no rules yet: new enquiries stay unassigned.</p>}
      <ol className="routing-rules" aria-label="Rules">
        {rules.map((rule, index) => (
          <li key={rule._id} aria-label={`Rule ${index + 1}`}>
            <RuleFields
              rule={rule}
              people={routing.people}
              views={routing.views}
              places={places}
              onChange={(change) =>
                setRules(rules.map((it) => (it._id === rule._id ? { ...it, ...change } : it)))
              }
            />
            <RuleActs
              index={index}
              count={rules.length}
              onSwap={(other) => swap(index, other)}
              onDelete={() => setRules(rules.filter((it) => it._id !== rule._id))}
            />
          </li>
        ))}
      </ol>
      {isOutdated && (
        <Alert tone="warning">
          A colleague changed the rules in the meantime. Saving replaces their rules with yours; “Undo
          changes” shows theirs.
        </Alert>
      )}
      {save.error && <Alert>{failureText('The rules were not saved.', save.error)}</Alert>}
      <div className="routing-save">
        <Button
          variant="outline"
          disabled={rules.length >= ROUTING_RULES_MAX}
          onClick={() => setRules([...rules, fresh()])}
        >
          <PlusIcon />
          Add a rule
        </Button>
        {isChanged && (
          <>
            <Button
              disabled={!isComplete}
              state={save.isPending ? 'loading' : 'idle'}
              onClick={() =>
                save.mutate(undefined, {
                  onSuccess: ({ version }) =>
                    setDraft((now) => (now && now.rules !== rules ? { ...now, version } : undefined)),
                })
              }
            >
              Save rules
            </Button>
            <Button variant="ghost" onClick={() => setDraft(undefined)}>
              Undo changes
            </Button>
          </>
        )}
      </div>
      {isChanged && !isComplete && (
        <p className="desk-hint">For each rule, choose people or a view, then save.</p>
      )}
    </>
  )
}

interface RuleActsProps {
  index: number
  /** Of all rules. */
  count: number
  onSwap: (other: number) => void
  onDelete: () => void
}

/** Moves and deletes a rule. */
function RuleActs({ index, count, onSwap, onDelete }: RuleActsProps) {
  return (
    <div className="routing-acts">
      <IconButton
        aria-label={`Move rule ${index + 1} up`}
        disabled={index === 0}
        onClick={() => onSwap(index - 1)}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        aria-label={`Move rule ${index + 1} down`}
        disabled={index === count - 1}
        onClick={() => onSwap(index + 1)}
      >
        <ArrowDownIcon />
      </IconButton>
      <IconButton aria-label={`Delete rule ${index + 1}`} onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}
