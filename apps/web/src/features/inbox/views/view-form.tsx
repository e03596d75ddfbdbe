import type { View, ViewInput } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import type { FormValues } from '@susegad/ui/form'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { serviceFilter } from '../search/desk-query.ts'
import { filterOf } from '../search/search-steps.ts'

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
  const save = useMutation({
    mutationFn: ({ name = '', shared }: FormValues) => {
      const filter = view && !search ? view.filter : serviceFilter(filterOf(search ?? {}))
      const input: ViewInput = {
        name,
        shared: mayShare ? shared !== undefined : (view?.shared ?? false),
        filter: filter as ViewInput['filter'],
      }
      return view ? service.views.change(view._id, input) : service.views.create(input)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewsKey }),
  })
  return (
    <SendForm
      send={async (values) => void (await save.mutateAsync(values))}
      onSent={onDone}
      failed="The view was not saved."
      actions={
        <>
          <SubmitButton>{view && search ? 'Update view' : 'Save view'}</SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        autoFocus
        maxLength={MAX_LENGTH.viewName}
        hint={search && hints[view ? 'update' : 'create']}
        defaultValue={view?.name}
      />
      {mayShare && <Checkbox label="Share with the team" name="shared" defaultChecked={view?.shared} />}
    </SendForm>
  )
}
