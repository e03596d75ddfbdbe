import type { Template, TemplateInput } from '@susegad/api-client/contract'
import { LANGUAGES, MAX_LENGTH, PLACEHOLDERS } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Dialog, DialogBody, DialogClose, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import type { FormValues } from '@susegad/ui/form'
import { Select } from '@susegad/ui/select'
import { TextArea } from '@susegad/ui/text-area'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { starterTemplates } from './starter-templates.ts'
import { languageText, templates } from './templates.ts'

type Edited = TemplateInput & { _id: string | null }

const fresh: Edited = { _id: null, name: '', text: 'Hello {name},\n\n', shared: true }

/** Where staff write, change and delete templates. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { data, error } = useQuery(templates)
  const [edited, setEdited] = useState<Edited>()
  const add = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The form, or the button of a deleted template, had the focus: without it Escape would not reach the dialog.
  useEffect(() => {
    if (!edited && wasEditing.current) add.current?.focus()
    wasEditing.current = edited !== undefined
  }, [edited])
  const remove = useMutation({
    mutationFn: (id: string) => service.templates.delete(id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: templates.queryKey })
      add.current?.focus()
    },
  })
  const addStarters = useMutation({
    mutationFn: async () => {
      for (const template of starterTemplates) await service.templates.create(template)
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: templates.queryKey })
      add.current?.focus()
    },
  })
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
                    <Button size="sm" variant="outline" onClick={() => setEdited(template)}>
                      Edit<span className="sg-visually-hidden"> {template.name}</span>
                    </Button>
                    <Button
                      size="sm"
                      variant="ghost"
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(template._id)}
                    >
                      Delete<span className="sg-visually-hidden"> {template.name}</span>
                    </Button>
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

function TemplateForm({ edited, onDone }: { edited: Edited; onDone: () => void }) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: ({ name = '', text = '', language, shared }: FormValues) => {
      const input = {
        name,
        text,
        shared: shared !== undefined,
        language: LANGUAGES.find((it) => it === language) ?? null,
      }
      return edited._id === null
        ? service.templates.create(input)
        : service.templates.change(edited._id, input)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templates.queryKey }),
  })
  return (
    <SendForm
      send={async (values) => void (await save.mutateAsync(values))}
      onSent={onDone}
      failed="The template was not saved."
      actions={
        <>
          <SubmitButton>Save template</SubmitButton>
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
        required
        autoFocus
        maxLength={MAX_LENGTH.templateName}
        defaultValue={edited.name}
      />
      <TextArea
        label="Text"
        name="text"
        required
        dir="auto"
        rows={8}
        maxLength={MAX_LENGTH.template}
        hint={`Filled in for each enquiry: ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`}
        defaultValue={edited.text}
      />
      <Select
        label="Language"
        name="language"
        hint="Suggested first for enquiries written in this script."
        defaultValue={edited.language ?? ''}
      >
        <option value="">Any</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {languageText(language)}
          </option>
        ))}
      </Select>
      <Checkbox label="Share with the team" name="shared" defaultChecked={edited.shared} />
    </SendForm>
  )
}
