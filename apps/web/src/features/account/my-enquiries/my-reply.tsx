import { ApiError } from '@susegad/api-client/client'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { TextArea } from '@susegad/ui/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { AttachButton, AttachedFiles } from '../../../signed-in/attachments/attach-files.tsx'
import { type AttachedFile, attachedIn } from '../../../signed-in/attachments/attached-file.ts'
import { useUploads } from '../../../signed-in/attachments/use-uploads.ts'
import { keepUnsent, readUnsent } from '../../../signed-in/unsent.ts'
import { useUnsentText } from '../../../signed-in/use-unsent-text.ts'
import { enquiries } from './own-queries.ts'

const newKey = () => crypto.randomUUID()

/** What is kept beside the words of a draft. */
const beside = (key: string, files: readonly AttachedFile[]) => ({
  key,
  ...(files.length > 0 && { files: JSON.stringify(files) }),
})

/** Reply form of an enquiry, with a saved draft. */
export function MyReply({ id }: { id: string }) {
  const form = `reply-${id}`
  const queryClient = useQueryClient()
  const { text, write, dropSent } = useUnsentText(form)
  const [key, setKey] = useState(() => readUnsent(form)?.key ?? newKey())
  const [files, setFiles] = useState(() => attachedIn(readUnsent(form)?.files))
  function keepFiles(change: (files: AttachedFile[]) => AttachedFile[]) {
    const kept = readUnsent(form)
    keepUnsent(form, { text: '', key, ...kept, files: JSON.stringify(change(attachedIn(kept?.files))) })
    setFiles(change)
  }
  const uploads = useUploads({
    enquiryId: id,
    files,
    onAttached: (file) => keepFiles((before) => [...before, file]),
    onRemoved: (gone) => keepFiles((before) => before.filter(({ _id }) => _id !== gone)),
  })
  const send = useMutation({
    mutationFn: ({ text: words, attachments }: { text: string; attachments: string[] }) =>
      service.enquiries.reply(id, { text: words, attachments }, { idempotencyKey: key }),
    onSuccess: ({ message }, { text: sent, attachments }) => {
      const isLeft = ({ _id }: AttachedFile) => !attachments.includes(_id)
      setFiles((before) => before.filter(isLeft))
      const next = newKey()
      setKey(next)
      const left = attachedIn(readUnsent(form)?.files).filter(isLeft)
      dropSent(sent, beside(next, left))
      queryClient.setQueryData(enquiries.detail(id).queryKey, (detail) =>
        detail && !('notes' in detail) ? { ...detail, messages: [...detail.messages, message] } : detail,
      )
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) setKey(newKey())
    },
    // Reload even after a failure: an earlier version may have arrived.
    onSettled: () => queryClient.invalidateQueries({ queryKey: enquiries.all() }),
  })

  async function submit() {
    await send.mutateAsync({ text: text.trim(), attachments: files.map(({ _id }) => _id) })
    return "Thank you. We have it, and we'll answer by email and here."
  }

  return (
    <SendForm
      className="my-reply"
      send={submit}
      failed="Your message was not sent."
      actions={
        <>
          <SubmitButton size="sm" disabled={!text.trim() || uploads.isBusy}>
            Send message
          </SubmitButton>
          <AttachButton uploads={uploads} size="sm" />
        </>
      }
    >
      <TextArea
        label="Your message"
        name="reply"
        rows={3}
        dir="auto"
        maxLength={MAX_LENGTH.message}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value, beside(key, files))}
      />
      <AttachedFiles uploads={uploads} />
    </SendForm>
  )
}
