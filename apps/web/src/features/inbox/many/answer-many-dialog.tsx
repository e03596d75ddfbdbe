import type { StaffEnquiry } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { TextArea } from '@susegad/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiriesText } from '../../../enquiries/enquiry-text.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useDates } from '../../../signed-in/dates.ts'
import { languageText, templates } from '../templates/templates.ts'
import { AnswerPreview } from './answer-preview.tsx'
import { letterFor, recipientCount } from './letter-for.ts'
import './many-dialogs.css'

interface AnswerManyDialogProps {
  count: number
  /** The visible ones of them. */
  listed: readonly StaffEnquiry[]
  /** Resolves once the service has accepted it. */
  onAnswer: (answer: { text: string; resolve: boolean }, form: HTMLFormElement) => Promise<void>
  onClose: () => void
}

/** Dialog for answering the selected enquiries. */
export function AnswerManyDialog({ count, listed, onAnswer, onClose }: AnswerManyDialogProps) {
  const { data } = useQuery(templates)
  const { dayText } = useDates()
  const [text, setText] = useState('')

  const letters = listed.map((enquiry) => ({
    enquiry,
    letter: letterFor(text, enquiry, location.origin, dayText),
  }))
  // Explain a {price} placeholder on submit instead of disabling the button.
  const recipients = problemIn(text) === undefined ? recipientCount(letters, count) : count

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Answer ${enquiriesText(count)}`}
      size="md"
      dismissal="none"
      submit={`Send to ${recipients}`}
      disabled={recipients === 0}
      failed="Nothing was sent."
      noValidate
      reveal="first"
      check={() => {
        const problem = problemIn(text)
        return problem ? [{ field: 'answer', message: problem }] : []
      }}
      send={async ({ resolve }, form) => {
        if (recipients === 0) return
        await onAnswer({ text: text.trim(), resolve: resolve !== undefined }, form)
        // If it was cancelled meanwhile, another dialog may be open now.
        if (form.isConnected) onClose()
      }}
    >
      <Select
        label="Template"
        value=""
        onChange={({ currentTarget }) => {
          const template = data?.templates.find(({ _id }) => _id === currentTarget.value)
          if (template) setText(template.text)
        }}
      >
        <option value="">Choose one, or write below</option>
        {data?.templates.map(({ _id, name, language }) => (
          <option key={_id} value={_id}>
            {language ? `${name} (${languageText(language)})` : name}
          </option>
        ))}
      </Select>
      <TextArea
        label="Answer"
        name="answer"
        rows={8}
        maxLength={MAX_LENGTH.template}
        dir="auto"
        required
        hint="Each customer gets a separate email. {name}, {place}, {dates} and {link} are filled in. Enquiries without these details, or without an email address, are left out."
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() && <AnswerPreview letters={letters} />}
      <Checkbox label="Mark them as resolved" name="resolve" />
    </FormDialog>
  )
}

function problemIn(text: string): string | undefined {
  if (!text.trim()) return 'Message is required'
  if (text.includes('{price}')) return 'Enquiries don’t contain a price. Replace {price} with it.'
  return undefined
}
