import { MAX_LENGTH } from '@susegad/api-client/rules'
import { TextArea } from '@susegad/ui/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { useUnsentText } from '../../../signed-in/use-unsent-text.ts'
import { useActions } from '../keyboard/action-map.tsx'
import './enquiry-handling.css'

/** Form for internal notes, which appear in the conversation. */
export function EnquiryNotes({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, dropSent } = useUnsentText(`note-${id}`)
  useActions({ note: () => field.current?.focus() }, id)
  const add = useMutation({
    mutationFn: (note: string) => service.enquiries.addNote(id, { text: note }),
    onSuccess: ({ note }, sent) => {
      dropSent(sent)
      queryClient.setQueryData(enquiries.detail(id).queryKey, (detail) =>
        detail && 'notes' in detail ? { ...detail, notes: [...detail.notes, note] } : detail,
      )
    },
  })

  return (
    <section className="desk-notes" aria-label="Note">
      <SendForm
        send={async () => void (await add.mutateAsync(text.trim()))}
        failed="The note was not saved."
        actions={
          <SubmitButton variant="outline" size="sm" disabled={!text.trim()}>
            Add note
          </SubmitButton>
        }
      >
        <TextArea
          label="New note"
          name="note"
          ref={field}
          rows={2}
          maxLength={MAX_LENGTH.note}
          hint="For the team only."
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey) && text.trim()) currentTarget.form?.requestSubmit()
          }}
        />
      </SendForm>
    </section>
  )
}
