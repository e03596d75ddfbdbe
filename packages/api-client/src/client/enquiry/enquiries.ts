import { answerWith } from '../../answer-shape.ts'
import type { PresenceInput } from '../../contract/desk/live.ts'
import type {
  AnswerInput,
  ContactInput,
  CorrectionInput,
  MessageResult,
  OwnMessageResult,
  OwnReplyInput,
  ThreadPage,
  ThreadQuery,
} from '../../contract/enquiry/conversation.ts'
import type { EnquiryInput, EnteredInput } from '../../contract/enquiry/enquiry.ts'
import type {
  ChangeInput,
  ChangeResult,
  DeletedResult,
  EnquiryMergeInput,
  RestoredResult,
  SelectedResult,
} from '../../contract/enquiry/enquiry-change.ts'
import type { EnquiryDetail, OwnDetail } from '../../contract/enquiry/enquiry-detail.ts'
import type { EnquiryFilter, EnquiryQuery, PageQuery, SelectInput } from '../../contract/enquiry/listing.ts'
import type { MentionList, Note, NoteInput, ReadInput } from '../../contract/enquiry/note.ts'
import type { EnquiryList, EnteredResult, MyEnquiryList } from '../../contract/enquiry/staff-enquiry.ts'
import { isSubmitted } from '../../submit-enquiry.ts'
import { type CallOptions, type Calls, path, type SubmitOptions, withQuery } from '../call.ts'

export interface ExportQuery extends EnquiryFilter {
  /** A table for spreadsheets, or an array of enquiries as in the list, each with its plan. @default 'csv' */
  format?: 'csv' | 'json' | undefined
}

const messageAnswer = answerWith<MessageResult>('message')
const deletedAnswer = answerWith<DeletedResult>('deleted')

export const enquiryCalls = ({ read, send, tell, file }: Calls) => ({
  /** Sends an enquiry; needs no session. With an idempotency key, it is stored only once. */
  submit: (input: EnquiryInput, options?: SubmitOptions) =>
    send('POST', '/enquiries', isSubmitted, input, options),
  /** Enters an enquiry from a call, a visit or a chat; for staff. With an idempotency key, it is stored only once. */
  enter: (input: EnteredInput, options?: SubmitOptions) =>
    send('POST', '/enquiries/entered', answerWith<EnteredResult>('enquiry'), input, options),
  /** One page of all enquiries, filtered and counted; for staff. */
  list: (query?: EnquiryQuery, options?: CallOptions) =>
    read(withQuery('/enquiries', query), answerWith<EnquiryList>('enquiries'), options),
  /** The signed-in customer's own enquiries. */
  mine: (query?: PageQuery, options?: CallOptions) =>
    read(withQuery('/enquiries/my-enquiries', query), answerWith<MyEnquiryList>('enquiries'), options),
  /** One enquiry; staff also get notes and history, customers can read only their own. */
  get: (id: string, options?: CallOptions) =>
    read(path`/enquiries/${id}`, answerWith<EnquiryDetail>('enquiry'), options),
  /** The messages of a thread before one, or its newest. */
  messages: (id: string, query?: ThreadQuery, options?: CallOptions) =>
    read(withQuery(path`/enquiries/${id}/messages`, query), answerWith<ThreadPage>('messages'), options),
  /** Changes status or assignee. With `version`, a concurrent change by somebody else is a `conflict`. */
  change: (id: string, input: ChangeInput, options?: CallOptions) =>
    send('PUT', path`/enquiries/${id}/status`, answerWith<ChangeResult>('enquiry'), input, options),
  /** Merges an enquiry into another one, whose thread then shows both; repeating it changes nothing. */
  merge: (id: string, input: EnquiryMergeInput, options?: CallOptions) =>
    send('PUT', path`/enquiries/${id}/merge`, answerWith<ChangeResult>('enquiry'), input, options),
  /** Undoes a merge; repeating it changes nothing. */
  separate: (id: string, options?: CallOptions) =>
    send('DELETE', path`/enquiries/${id}/merge`, answerWith<ChangeResult>('enquiry'), undefined, options),
  /** Adds a note that only staff see. */
  addNote: (id: string, input: NoteInput, options?: CallOptions) =>
    send('POST', path`/enquiries/${id}/notes`, answerWith<{ note: Note }>('note'), input, options),
  /** The newest notes that mention the signed-in member of staff. */
  mentions: (options?: CallOptions) => read('/mentions', answerWith<MentionList>('mentions'), options),
  /** Marks their mentions in an enquiry as seen. */
  seeMentions: (id: string, options?: CallOptions) =>
    tell('PUT', path`/enquiries/${id}/mentions/seen`, undefined, options),
  /** Answers by email. With `after`, a newer message is a `conflict`; with an idempotency key, only one email is sent. */
  answer: (id: string, input: AnswerInput, options?: SubmitOptions) =>
    send('POST', path`/enquiries/${id}/answers`, messageAnswer, input, options),
  /** Resends an answer that the mail server refused. */
  sendAgain: (id: string, message: string, options?: CallOptions) =>
    send('POST', path`/enquiries/${id}/messages/${message}/send`, messageAnswer, undefined, options),
  /** Logs a call or a chat. */
  addContact: (id: string, input: ContactInput, options?: CallOptions) =>
    send('POST', path`/enquiries/${id}/contacts`, messageAnswer, input, options),
  /** Writes to the business about your enquiry. */
  reply: (id: string, input: OwnReplyInput, options?: SubmitOptions) =>
    send('POST', path`/enquiries/${id}/replies`, answerWith<OwnMessageResult>('message'), input, options),
  /** Corrects or closes your enquiry. */
  correct: (id: string, input: CorrectionInput, options?: CallOptions) =>
    send('PUT', path`/enquiries/${id}/own`, answerWith<OwnDetail>('enquiry', 'messages'), input, options),
  /** Shows colleagues that you are reading or writing an enquiry, or have left it; expires after 45 seconds. */
  present: (id: string, input: PresenceInput, options?: CallOptions) =>
    tell('POST', path`/enquiries/${id}/presence`, input, options),
  /** Keeps how far you have read an enquiry, on all your devices. */
  markRead: (id: string, input: ReadInput, options?: CallOptions) =>
    tell('PUT', path`/enquiries/${id}/read`, input, options),
  /** Deletes an enquiry, which can be restored for 30 days. An idempotency key (a UUID) becomes the id of an operation that can be undone. */
  delete: (id: string, options?: SubmitOptions) =>
    send('DELETE', path`/enquiries/${id}`, deletedAnswer, undefined, options),
  /** Deletes up to 1,000 enquiries at once, like `delete`. */
  deleteMany: (ids: string[], options?: SubmitOptions) =>
    send('DELETE', '/enquiries/multiple', deletedAnswer, { ids }, options),
  /** Restores deleted enquiries. */
  restore: (ids: string[], options?: CallOptions) =>
    send('POST', '/enquiries/restore', answerWith<RestoredResult>('restored'), { ids }, options),
  /** Ids of up to 1,000 enquiries that match a filter, in list order. */
  select: (filter: SelectInput = {}, options?: CallOptions) =>
    send('POST', '/enquiries/select', answerWith<SelectedResult>('ids'), filter, options),
  /** All enquiries that match a filter, as a file stream; pipe it, or read it with `new Response(stream).text()`. */
  export: (query?: ExportQuery, options?: CallOptions) =>
    file(withQuery('/enquiries/export', query), options),
})
