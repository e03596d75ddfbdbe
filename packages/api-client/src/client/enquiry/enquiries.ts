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
import type {
  ChangeInput,
  ChangeResult,
  DeletedResult,
  EnquiryDetail,
  EnquiryInput,
  EnquiryList,
  EnteredInput,
  EnteredResult,
  MyEnquiryList,
  Note,
  NoteInput,
  OwnDetail,
  RestoredResult,
  SelectedResult,
} from '../../contract/enquiry/enquiry.ts'
import type { EnquiryFilter, EnquiryQuery, PageQuery, SelectInput } from '../../contract/enquiry/listing.ts'
import { isSubmitted } from '../../submit-enquiry.ts'
import { type CallOptions, type Calls, path, type SubmitOptions, withQuery } from '../call.ts'

export interface ExportQuery extends EnquiryFilter {
  /** A table for spreadsheets, or an array of enquiries as in the list. @default 'csv' */
  format?: 'csv' | 'json' | undefined
}

const messageAnswer = answerWith<MessageResult>('message')
const deletedAnswer = answerWith<DeletedResult>('deleted')

export const enquiryCalls = ({ read, send, tell, file }: Calls) => ({
  /** Open to everyone. With an idempotency key, however often it is sent, it is stored once. */
  submit: (input: EnquiryInput, options?: SubmitOptions) =>
    send('POST', '/enquiries', isSubmitted, input, options),
  /** Enters what somebody asked by a call, a visit or a chat; for staff. With an idempotency key it is stored once. */
  enter: (input: EnteredInput, options?: SubmitOptions) =>
    send('POST', '/enquiries/entered', answerWith<EnteredResult>('enquiry'), input, options),
  /** One page of all enquiries, filtered and counted; for staff. */
  list: (query?: EnquiryQuery, options?: CallOptions) =>
    read(withQuery('/enquiries', query), answerWith<EnquiryList>('enquiries'), options),
  /** The signed-in customer's own enquiries. */
  mine: (query?: PageQuery, options?: CallOptions) =>
    read(withQuery('/enquiries/my-enquiries', query), answerWith<MyEnquiryList>('enquiries'), options),
  /** One enquiry; staff get its notes and history, a customer only an own one. */
  get: (id: string, options?: CallOptions) =>
    read(path`/enquiries/${id}`, answerWith<EnquiryDetail>('enquiry'), options),
  /** The messages of a thread before one, or its newest. */
  messages: (id: string, query?: ThreadQuery, options?: CallOptions) =>
    read(withQuery(path`/enquiries/${id}/messages`, query), answerWith<ThreadPage>('messages'), options),
  /** Changes status or assignee. With `version`, a change made meanwhile by somebody else is a `conflict`. */
  change: (id: string, input: ChangeInput, options?: CallOptions) =>
    send('PUT', path`/enquiries/${id}/status`, answerWith<ChangeResult>('enquiry'), input, options),
  /** Adds a note that only staff see. */
  addNote: (id: string, input: NoteInput, options?: CallOptions) =>
    send('POST', path`/enquiries/${id}/notes`, answerWith<{ note: Note }>('note'), input, options),
  /** Answers by email. With `after`, a message that came meanwhile is a `conflict`; with an idempotency key, however often it is sent, it is one letter. */
  answer: (id: string, input: AnswerInput, options?: SubmitOptions) =>
    send('POST', path`/enquiries/${id}/answers`, messageAnswer, input, options),
  /** Sends an answer again that the mail server did not take. */
  sendAgain: (id: string, message: string, options?: CallOptions) =>
    send('POST', path`/enquiries/${id}/messages/${message}/send`, messageAnswer, undefined, options),
  /** Notes what came of a call or a chat. */
  addContact: (id: string, input: ContactInput, options?: CallOptions) =>
    send('POST', path`/enquiries/${id}/contacts`, messageAnswer, input, options),
  /** Writes to the business about an own enquiry. */
  reply: (id: string, input: OwnReplyInput, options?: SubmitOptions) =>
    send('POST', path`/enquiries/${id}/replies`, answerWith<OwnMessageResult>('message'), input, options),
  /** Corrects or closes an own enquiry. */
  correct: (id: string, input: CorrectionInput, options?: CallOptions) =>
    send('PUT', path`/enquiries/${id}/own`, answerWith<OwnDetail>('enquiry', 'messages'), input, options),
  /** Tells colleagues that you read or write an enquiry, or have left it; lasts 45 seconds. */
  present: (id: string, input: PresenceInput, options?: CallOptions) =>
    tell('POST', path`/enquiries/${id}/presence`, input, options),
  /** Deletes an enquiry, which can be restored for 30 days. An idempotency key, a UUID, is the id of the operation that undoes it. */
  delete: (id: string, options?: SubmitOptions) =>
    send('DELETE', path`/enquiries/${id}`, deletedAnswer, undefined, options),
  /** Deletes up to 1,000 enquiries at once, as `delete` does. */
  deleteMany: (ids: string[], options?: SubmitOptions) =>
    send('DELETE', '/enquiries/multiple', deletedAnswer, { ids }, options),
  /** Brings deleted enquiries back. */
  restore: (ids: string[], options?: CallOptions) =>
    send('POST', '/enquiries/restore', answerWith<RestoredResult>('restored'), { ids }, options),
  /** The ids of enquiries that a filter finds, on every page, in the order of the list; at most 1,000. */
  select: (filter: SelectInput = {}, options?: CallOptions) =>
    send('POST', '/enquiries/select', answerWith<SelectedResult>('ids'), filter, options),
  /** All enquiries that a filter finds, as a file; pipe it on, or read it with `new Response(stream).text()`. */
  export: (query?: ExportQuery, options?: CallOptions) =>
    file(withQuery('/enquiries/export', query), options),
})
