import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { ChevronDownIcon, PlusIcon } from '@susegad/ui/icon'
import { Sortable, SortableList } from '@susegad/ui/sortable'
import { useState } from 'react'
import { within } from '../../content/pointer.ts'
import { emptyValue } from '../../content/shape/empty-value.ts'
import { mentionedText, oneMore, oneOf } from '../../content/shape/field-label.ts'
import { titleOf } from '../../content/shape/handled-fields.ts'
import { mentionPattern } from '../../content/shape/read-shape.ts'
import type { Shape } from '../../content/shape/shape.ts'
import { type EntryProps, nothing } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'
import { ItemHandle } from '../list/item-handle.tsx'
import { useList } from '../list/use-list.ts'
import { GroupFields } from './group-fields.tsx'

/** A list of objects, such as rooms; each expands for editing. */
export function ListEntry({ shape, value, at, label, required, level }: EntryProps<'list'>) {
  const { problemAt, countBelow } = useFacts()
  const acts = useList(value, at, required && !shape.nullable ? [] : nothing(shape, required))
  const { items, keys, root, add, focusOn } = acts
  const { sought = '' } = useHost()
  const [opened, setOpened] = useState<ReadonlySet<number | undefined>>(
    () => new Set(keys.filter((_, index) => `${sought}/`.startsWith(`${within(at, index)}/`))),
  )
  const one = oneOf(label)
  const problem = problemAt(at)
  const toggle = (key: number | undefined, open: boolean) =>
    setOpened((before) => {
      const next = new Set(before)
      if (open) next.add(key)
      else next.delete(key)
      return next
    })
  return (
    <fieldset className="studio-list">
      <legend className={level <= 2 ? 'sg-visually-hidden' : undefined}>{label}</legend>
      {level > 2 && shape.hint && <p className="studio-hint">{shape.hint}</p>}
      {problem && <p className="studio-problem">{problem}</p>}
      <Sortable onMove={({ from, to }) => acts.move(from.index, to.index)}>
        <SortableList ref={root} className="studio-cards">
          {items.map((item, index) => {
            const key = keys[index]
            const title = titleIn(shape.item, item) || `${one ? upper(one) : 'Entry'} ${index + 1}`
            const problems = countBelow(within(at, index))
            return (
              <li key={key}>
                <ItemHandle acts={acts} index={index} label={title} />
                <details
                  open={opened.has(key)}
                  onToggle={({ currentTarget, target }) => {
                    if (target === currentTarget) toggle(key, currentTarget.open)
                  }}
                >
                  <summary>
                    <b>{title}</b>
                    {problems > 0 && (
                      <Badge size="sm" tone="warning">
                        {problems} to do
                      </Badge>
                    )}
                    <ChevronDownIcon />
                  </summary>
                  {opened.has(key) && (
                    <div className="studio-card-body">
                      <ItemFields
                        shape={shape.item}
                        value={item}
                        at={within(at, index)}
                        level={level + 1}
                        siblings={items}
                      />
                    </div>
                  )}
                </details>
              </li>
            )
          })}
        </SortableList>
      </Sortable>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          add([emptyValue(shape.item) ?? null])
          toggle(keys[items.length], true)
          focusOn(items.length, '.studio-card-body :is(textarea, input, select)')
        }}
      >
        <PlusIcon />
        Add {oneMore(one ?? 'entry')}
        {!one && <span className="sg-visually-hidden"> to {label}</span>}
      </Button>
    </fieldset>
  )
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function titleIn(shape: Shape, item: unknown): string {
  if (typeof item === 'string') return mentionPattern.test(item) ? mentionedText(item) : item
  return shape.kind === 'group' && typeof item === 'object' && item !== null ? titleOf(shape, item) : ''
}

interface ItemFieldsProps {
  shape: Shape
  value: unknown
  at: string
  level: number
  siblings: readonly unknown[]
}

function ItemFields({ siblings, ...props }: ItemFieldsProps) {
  const { Entry } = useHost()
  const { shape, value } = props
  if (shape.kind === 'group' && typeof value === 'object' && value !== null)
    return <GroupFields {...props} shape={shape} siblings={siblings} />
  return <Entry {...props} name="" label="Value" required />
}
