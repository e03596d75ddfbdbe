import { MAX_LENGTH } from '@susegad/api-client/rules'
import { TextArea } from '@susegad/ui/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { useUnsentText } from '../../../signed-in/use-unsent-text.ts'
import { useActions } from '../keyboard/action-map.tsx'
import { MentionMenu } from '../mentions/mention-menu.tsx'
import { useMentionMenu } from '../mentions/use-mention-menu.ts'
import './enquiry-handling.css'

/** Form for internal notes, which appear in the conversation. */
export function EnquiryNotes({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, dropSent } = useUnsentText(`note-${id}`)
  useActions({ note: () => field.current?.focus() }, id)
  const menu = useMentionMenu({ field, onText: write })
  const add = useMutation({
    mutationFn: (note: string) => service.enquiries.addNote(id, { text: menu.withIds(note) }),
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
        <MentionMenu menu={menu} />
        <TextArea
          label="New note"
          name="note"
          ref={field}
          rows={2}
          maxLength={MAX_LENGTH.note}
          hint="For the team only. Type @ to mention a colleague."
          value={text}
          {...menu.fieldProps}
          onChange={({ currentTarget }) => {
            write(currentTarget.value)
            menu.look(currentTarget)
          }}
          onKeyDown={(event) => {
            if (menu.open && menu.onKeyDown(event)) return
            const { key, ctrlKey, metaKey, currentTarget } = event
            if (key === 'Enter' && (ctrlKey || metaKey) && text.trim()) currentTarget.form?.requestSubmit()
          }}
        />
      </SendForm>
    </section>
  )
}
