import type { Message, StaffEnquiry } from '@susegad/api-client/contract'
import { useUploads } from '../../../signed-in/attachments/use-uploads.ts'
import type { AnswerWays } from './answer-way.tsx'
import { dropAnswer, type KeptAnswer, keepAnswer, keptAnswer, useKeptAnswer } from './kept-answers.ts'

interface AnswerDraftOptions {
  enquiry: StaffEnquiry
  messages: readonly Message[]
  /** Id of who writes. */
  author: string
  way: AnswerWays['way']
  /** Called on each edit. */
  onEdit: () => void
}

export type AnswerDraft = ReturnType<typeof useAnswerDraft>

/** The answer as far as it is written: kept in this browser until it is sent. */
export function useAnswerDraft({ enquiry, messages, author, way, onEdit }: AnswerDraftOptions) {
  const id = enquiry._id
  const kept = useKeptAnswer(id)
  const latest = messages.at(-1)?.place ?? 0
  const isTemplate = way === 'template'

  /** Edits keep the idempotency key: if the first attempt arrived, the service reports it. */
  const begun = (): Pick<KeptAnswer, 'key' | 'after' | 'text' | 'quote' | 'files'> =>
    keptAnswer(id) ?? { key: crypto.randomUUID(), after: latest, text: '', quote: null }

  function keep(part: Partial<Pick<KeptAnswer, 'text' | 'quote' | 'files' | 'way'>>) {
    onEdit()
    const next = { ...begun(), way, ...part, resolve: false, queued: false, sendAt: undefined }
    if (next.text === '' && next.quote === null && !next.files?.length) dropAnswer(id)
    else keepAnswer(id, next)
  }

  return {
    kept,
    text: isTemplate ? '' : (kept?.text ?? ''),
    quote: (!isTemplate && kept?.quote) || null,
    /** What others have written since it was begun. */
    unread: kept ? messages.filter(({ place, authorId }) => place > kept.after && authorId !== author) : [],
    begun,
    keep,
    haveRead: () => kept && keepAnswer(id, { ...kept, after: latest, queued: false, sendAt: undefined }),
    uploads: useUploads({
      enquiryId: id,
      files: kept?.files ?? [],
      // The form may be closed by now, and email or WhatsApp chosen anew since.
      onAttached: (file) => {
        const now = keptAnswer(id)
        keep({ files: [...(now?.files ?? []), file], way: now?.way ?? way })
      },
      onRemoved: (gone) => keep({ files: kept?.files?.filter(({ _id }) => _id !== gone) ?? [] }),
    }),
  }
}
