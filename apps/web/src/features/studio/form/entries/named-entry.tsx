import { Button } from '@susegad/ui/button'
import { PlusIcon, TrashIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import { within } from '../../content/pointer.ts'
import { emptyValue } from '../../content/shape/empty-value.ts'
import type { EntryProps } from '../host/entry-props.ts'
import { useHost } from '../host/form-host.ts'

/** Named entries, such as breadcrumb labels by path segment. */
export function NamedEntry({ shape, value, at, label, level }: EntryProps<'named'>) {
  const { edit, Entry } = useHost()
  const [name, setName] = useState('')
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  // Breadcrumbs are labelled by address.
  const textOf = (key: string) => (key && at === '/breadcrumbs' ? `/${key}` : key) || 'Start'
  const wanted = name.trim()
  const isTaken = wanted !== '' && entries.some(([key]) => key === wanted)
  return (
    <fieldset className="studio-group">
      <legend>{label}</legend>
      {shape.hint && <p className="studio-hint">{shape.hint}</p>}
      {entries.map(([key, item]) => (
        <div key={key} className="studio-named">
          <Entry
            shape={shape.item}
            name={key}
            value={item}
            at={within(at, key)}
            label={textOf(key)}
            required
            level={level + 1}
          />
          <IconButton aria-label={`Remove ${textOf(key)}`} onClick={() => edit(within(at, key), undefined)}>
            <TrashIcon />
          </IconButton>
        </div>
      ))}
      <div className="studio-named-add">
        <TextField
          label="Name of another"
          value={name}
          error={isTaken ? 'This name is taken.' : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button
          variant="outline"
          disabled={wanted === '' || isTaken}
          onClick={() => {
            edit(within(at, wanted), emptyValue(shape.item) ?? null)
            setName('')
          }}
        >
          <PlusIcon />
          Add
        </Button>
      </div>
    </fieldset>
  )
}
