import type { Template } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../signed-in/failure-text.ts'
import { EditDeleteButtons } from '../edit-list/edit-delete-buttons.tsx'
import { type EditedTemplate, TemplateForm } from './template-form.tsx'
import { languageText, templates } from './templates.ts'
import { useTemplateChanges } from './use-template-changes.ts'

const fresh: EditedTemplate = { _id: null, name: '', text: 'Hello {name},\n\n', shared: true }

/** Where staff write, change and delete templates. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(templates)
  const [edited, setEdited] = useState<EditedTemplate>()
  const add = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The form, or the button of a deleted template, had the focus: without it Escape would not reach the dialog.
  useEffect(() => {
    if (!edited && wasEditing.current) add.current?.focus()
    wasEditing.current = edited !== undefined
  }, [edited])
  const { remove, addStarters } = useTemplateChanges(() => add.current?.focus())
  const all: readonly Template[] = data?.templates ?? []
  const failure = error ?? remove.error ?? addStarters.error
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle>Templates</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody className="desk-templates-dialog">
        {failure && (
          <Alert>
            <p>
              {failureText(
                error
                  ? 'The templates could not be loaded.'
                  : remove.error
                    ? 'The template was not deleted.'
                    : 'Not all templates were added.',
                failure,
              )}
            </p>
          </Alert>
        )}
        {edited ? (
          <TemplateForm edited={edited} onDone={() => setEdited(undefined)} />
        ) : (
          <>
            {data && all.length === 0 && (
              <>
                <p>None yet. Save replies that you write often, and insert them by typing a slash.</p>
                <Button
                  variant="outline"
                  state={addStarters.isPending ? 'loading' : 'idle'}
                  onClick={() => addStarters.mutate()}
                >
                  Add six templates to start with
                </Button>
              </>
            )}
            <ul>
              {all.map((template) => (
                <li key={template._id}>
                  <span>
                    <bdi>{template.name}</bdi>{' '}
                    <span className="desk-hint">
                      {template.language && `${languageText(template.language)}, `}
                      {template.shared ? 'shared' : 'only yours'}
                    </span>
                  </span>
                  <div>
                    <EditDeleteButtons
                      name={template.name}
                      isDeleting={remove.isPending}
                      onEdit={() => setEdited(template)}
                      onDelete={() => remove.mutate(template._id)}
                    />
                  </div>
                </li>
              ))}
            </ul>
            <Button ref={add} onClick={() => setEdited(fresh)}>
              New template
            </Button>
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}
