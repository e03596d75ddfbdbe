import type { View, ViewInput } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { serviceFilter } from '../search/desk-query.ts'
import type { DeskSearch } from '../search/desk-search.ts'
import { filterOf } from '../search/search-steps.ts'
import { useMayWrite } from '../use-may-write.ts'
import { viewsKey } from './view-queries.ts'

interface ViewFormProps {
  /** The view to edit; undefined for a new one. */
  view: View | undefined
  /** Current filter of the list, to save in the view. */
  search: DeskSearch | undefined
  onCancel: () => void
  onDone: () => void
}

const hints = {
  create: 'A view saves the filters, so it also shows enquiries that arrive later.',
  update: 'The view will use the filters of the list as they are now.',
}

/** Form of a view: name, sharing and filter. */
export function ViewForm({ view, search, onCancel, onDone }: ViewFormProps) {
  const queryClient = useQueryClient()
  const mayShare = useMayWrite()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const save = useMutation({
    mutationFn: () => {
      const filter = view && !search ? view.filter : serviceFilter(filterOf(search ?? {}))
      const input = { name, shared, filter: filter as ViewInput['filter'] }
      return view ? service.views.change(view._id, input) : service.views.create(input)
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: viewsKey })
      onDone()
    },
  })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label="Name"
        name="view-name"
        required
        autoFocus
        maxLength={MAX_LENGTH.viewName}
        hint={search && hints[view ? 'update' : 'create']}
        error={save.error ? failureText('The view was not saved.', save.error) : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {mayShare && (
        <Checkbox
          label="Share with the team"
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
      <div className="desk-view-actions">
        <Button type="submit" state={save.isPending ? 'loading' : 'idle'}>
          {view && search ? 'Update view' : 'Save view'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
