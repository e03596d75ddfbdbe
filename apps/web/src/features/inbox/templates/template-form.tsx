import type { TemplateInput } from '@susegad/api-client/contract'
import { LANGUAGES, MAX_LENGTH, PLACEHOLDERS } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import type { FormValues } from '@susegad/ui/form'
import { Select } from '@susegad/ui/select'
import { TextArea } from '@susegad/ui/text-area'
import { TextField } from '@susegad/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { languageText, templates } from './templates.ts'

export type EditedTemplate = TemplateInput & { _id: string | null }

/** A template's name, text, language, and whether the team sees it. */
export function TemplateForm({ edited, onDone }: { edited: EditedTemplate; onDone: () => void }) {
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
