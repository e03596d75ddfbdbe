import { Button } from '@susegad/ui/button'
import { Field } from '@susegad/ui/field'
import { PlusIcon, TrashIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { Sortable, SortableList } from '@susegad/ui/sortable'
import { within } from '../../content/pointer.ts'
import { oneMore, oneOf } from '../../content/shape/field-label.ts'
import { type EntryProps, nothing } from '../host/entry-props.ts'
import { useFacts } from '../host/form-host.ts'
import { ItemHandle } from '../list/item-handle.tsx'
import { useList } from '../list/use-list.ts'
import { MarkdownLook } from '../markdown/markdown-look.tsx'

/** A list of short texts, one per line: Enter adds one, and several lines can be pasted at once. */
export function LinesEntry({ shape, value, at, label, required }: EntryProps<'list'>) {
  const { problemAt } = useFacts()
  const acts = useList(value, at, required && !shape.nullable ? [] : nothing(shape, required))
  const { items, keys, root, add, change, remove, focusOn } = acts
  const one = oneOf(label) ?? 'line'
  const problem = problemAt(at)
  const isMarkdown = shape.item.kind === 'text' && shape.item.look === 'markdown'
  return (
    <fieldset className="studio-list">
      <legend>{label}</legend>
      {shape.hint && <p className="studio-hint">{shape.hint}</p>}
      {isMarkdown && <p className="studio-hint">**strong**, *emphasis* and [a link](/contact) stand out.</p>}
      {problem && <p className="studio-problem">{problem}</p>}
      <Sortable onMove={({ from, to }) => acts.move(from.index, to.index)}>
        <SortableList ref={root} className="studio-lines">
          {items.map((item, index) => {
            const text = String(item ?? '')
            return (
              <li key={keys[index]}>
                <ItemHandle acts={acts} index={index} label={text || one} />
                <Field
                  label={`${label} ${index + 1}`}
                  labelVisibility="hidden"
                  error={problemAt(within(at, index))}
                >
                  {(control) => (
                    <textarea
                      {...control}
                      className="sg-control sg-text-area"
                      rows={1}
                      value={text}
                      onChange={({ currentTarget }) => {
                        const lines = currentTarget.value.split(/\s*\n\s*/)
                        change(index, lines)
                      }}
                      onKeyDown={(event) => {
                        if (event.nativeEvent.isComposing) return
                        if (event.key === 'Enter') {
                          event.preventDefault()
                          add([''], index + 1)
                          focusOn(index + 1, 'textarea')
                        }
                        if (event.key === 'Backspace' && text === '') {
                          event.preventDefault()
                          remove(index)
                          focusOn(Math.max(0, index - 1), 'textarea')
                        }
                      }}
                    />
                  )}
                </Field>
                <IconButton aria-label={`Remove ${text || one}`} onClick={() => remove(index)}>
                  <TrashIcon />
                </IconButton>
              </li>
            )
          })}
        </SortableList>
      </Sortable>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          add([''])
          focusOn(items.length, 'textarea')
        }}
      >
        <PlusIcon />
        Add {oneMore(one)}
        {one === 'line' && <span className="sg-visually-hidden"> to {label}</span>}
      </Button>
      {isMarkdown && <MarkdownLook label={label} source={items.join('\n\n')} />}
    </fieldset>
  )
}
