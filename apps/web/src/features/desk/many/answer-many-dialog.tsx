import type { StaffEnquiry } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { Select } from '@susegad/ui/select'
import { TextArea } from '@susegad/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { counted } from '../deletion/deletion-text.ts'
import { templates } from '../templates/desk-templates.ts'
import { languageText } from '../templates/template-language.ts'
import { AnswerPreview } from './answer-preview.tsx'
import { letterFor, recipientCount } from './letter-for.ts'
import './many-dialogs.css'

interface AnswerManyDialogProps {
  count: number
  /** The visible ones of them. */
  listed: readonly StaffEnquiry[]
  onAnswer: (answer: { text: string; resolve: boolean }) => void
  onClose: () => void
}

/** Dialog for answering the selected enquiries. */
export function AnswerManyDialog({ count, listed, onAnswer, onClose }: AnswerManyDialogProps) {
  const { data } = useQuery(templates)
  const [text, setText] = useState('')
  const [resolve, setResolve] = useState(false)
  const [problem, setProblem] = useState<string>()

  const letters = listed.map((enquiry) => ({ enquiry, letter: letterFor(text, enquiry, location.origin) }))
  // Explain a {price} placeholder on submit instead of disabling the button.
  const isComplete = text.trim() !== '' && !text.includes('{price}')
  const recipients = isComplete ? recipientCount(letters, count) : count

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!text.trim()) return setProblem('Message is required')
    if (text.includes('{price}'))
      return setProblem('Enquiries don’t contain a price. Replace {price} with it.')
    if (recipients === 0) return
    onAnswer({ text: text.trim(), resolve })
    onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle>Answer {counted(count)}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <form className="desk-many-answer" noValidate onSubmit={submit}>
        <DialogBody>
          <Select
            label="Template"
            value=""
            onChange={({ currentTarget }) => {
              const template = data?.templates.find(({ _id }) => _id === currentTarget.value)
              if (template) setText(template.text)
              setProblem(undefined)
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
            error={problem}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setProblem(undefined)
            }}
          />
          {text.trim() && <AnswerPreview letters={letters} />}
          <Checkbox
            label="Mark them as resolved"
            checked={resolve}
            onChange={({ currentTarget }) => setResolve(currentTarget.checked)}
          />
        </DialogBody>
        <DialogFooter>
          <Button type="submit" disabled={recipients === 0}>{`Send to ${recipients}`}</Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
