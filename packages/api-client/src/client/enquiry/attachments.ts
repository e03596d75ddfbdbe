import { answerWith } from '../../answer-shape.ts'
import type { UploadInput, UploadResult } from '../../contract/enquiry/attachment.ts'
import { type CallOptions, type Calls, path, withQuery } from '../call.ts'

const uploadAnswer = answerWith<UploadResult>('upload')

export const attachmentCalls = ({ read, send, tell, file }: Calls) => ({
  /** Starts the upload of a file to an enquiry; the bytes follow in chunks. */
  add: (enquiryId: string, input: UploadInput, options?: CallOptions) =>
    send('POST', path`/enquiries/${enquiryId}/attachments`, uploadAnswer, input, options),
  /** Your unsent upload: after a failure, it says how many bytes were received. */
  upload: (id: string, options?: CallOptions) => read(path`/attachments/${id}`, uploadAnswer, options),
  /** Sends the next bytes of an upload. */
  sendChunk: (id: string, offset: number, bytes: Blob, options?: CallOptions) =>
    send('PUT', withQuery(path`/attachments/${id}/bytes`, { offset }), uploadAnswer, bytes, options),
  /** A file of a message, as a stream. */
  download: (id: string, options?: CallOptions) => file(path`/attachments/${id}/bytes`, options),
  /** Removes your upload that was not sent (idempotent). */
  remove: (id: string, options?: CallOptions) => tell('DELETE', path`/attachments/${id}`, undefined, options),
})
