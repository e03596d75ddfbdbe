import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { TextArea } from '@susegad/ui/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { useUnsentText } from '../../../signed-in/use-unsent-text.ts'
import { useActions } from '../keyboard/action-map.tsx'
import { enquiries } from '../search/desk-queries.ts'

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

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() && !add.isPending) add.mutate(text.trim())
  }

  return (
    <section className="desk-notes" aria-label="Note">
      <form onSubmit={submit}>
        <TextArea
          label="New note"
          name="note"
          ref={field}
          rows={2}
          maxLength={MAX_LENGTH.note}
          hint="For the team only."
          error={add.error ? failureText('The note was not saved.', add.error) : undefined}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit()
          }}
        />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          state={add.isPending ? 'loading' : 'idle'}
          disabled={!text.trim()}
        >
          Add note
        </Button>
      </form>
    </section>
  )
}
