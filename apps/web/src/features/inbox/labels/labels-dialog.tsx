import type { Label } from '@susegad/api-client/contract'
import { LABEL_COLORS, MAX_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { Select } from '@susegad/ui/select'
import { TextField } from '@susegad/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { useSession } from '../../../shell/session/session.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { EditDeleteButtons } from '../edit-list/edit-delete-buttons.tsx'
import { LabelBadge } from './label-badges.tsx'
import { colorTexts, labels } from './labels.ts'
import { useDeleteLabel } from './use-delete-label.ts'
import './labels-dialog.css'

/** Reloads the labels, and the enquiries that show them. */
function useReloadLabels() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [labels.queryKey, enquiries.all(), viewsKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

/** Where staff make and rename labels, and owners delete them. */
export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(labels)
  const [edited, setEdited] = useState<Label | 'new'>()
  const isOwner = useSession().user?.staffRole === 'owner'
  const add = useRef<HTMLButtonElement>(null)
  const reload = useReloadLabels()
  const remove = useDeleteLabel(async () => {
    await reload()
    // The button of the deleted label had the focus: without it Escape would not reach the dialog.
    add.current?.focus()
  })
  const failure = error ?? remove.error
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle>Labels</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody className="desk-labels-dialog">
        {failure && (
          <Alert>
            <p>
              {failureText(error ? 'The labels could not be loaded.' : 'The label was not changed.', failure)}
            </p>
          </Alert>
        )}
        <p role="status" className="desk-labels-deleted">
          {remove.deleted && (
            <>
              <span>
                <bdi>{remove.deleted.name}</bdi>
                {` is deleted. It was on ${remove.deleted.enquiries} ${remove.deleted.enquiries === 1 ? 'enquiry' : 'enquiries'}.`}
              </span>
              <Button size="sm" variant="outline" onClick={remove.undo}>
                Undo
              </Button>
            </>
          )}
        </p>
        {edited ? (
          <LabelForm label={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
        ) : (
          <>
            {data?.labels.length === 0 && <p>No labels yet.</p>}
            <ul>
              {data?.labels.map((label) => (
                <li key={label._id}>
                  <LabelBadge label={label} />
                  <div>
                    <EditDeleteButtons
                      name={label.name}
                      isDeleting={remove.isPending}
                      onEdit={() => setEdited(label)}
                      onDelete={isOwner ? () => remove.remove(label) : undefined}
                    />
                  </div>
                </li>
              ))}
            </ul>
            {/* Takes the focus that a finished form had. */}
            <Button ref={add} autoFocus onClick={() => setEdited('new')}>
              New label
            </Button>
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}

function LabelForm({ label, onDone }: { label: Label | undefined; onDone: () => void }) {
  const reload = useReloadLabels()
  return (
    <SendForm
      send={async ({ name = '', color }) => {
        const input = { name, color: LABEL_COLORS.find((it) => it === color) ?? 'neutral' }
        await (label ? service.labels.change(label._id, input) : service.labels.create(input))
        await reload()
      }}
      onSent={onDone}
      failed="The label was not saved."
      actions={
        <>
          <SubmitButton>Save label</SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        dir="auto"
        required
        autoFocus
        maxLength={MAX_LENGTH.labelName}
        defaultValue={label?.name}
      />
      <Select label="Colour" name="color" defaultValue={label?.color ?? 'neutral'}>
        {LABEL_COLORS.map((color) => (
          <option key={color} value={color}>
            {colorTexts[color]}
          </option>
        ))}
      </Select>
    </SendForm>
  )
}
