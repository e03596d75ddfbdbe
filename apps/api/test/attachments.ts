import { randomBytes } from 'node:crypto'
import type { Message, Upload } from '@susegad/api-client/contract'
import { ATTACHMENT_CHUNK_BYTES } from '@susegad/api-client/rules'
import sharp from 'sharp'
import type { Answer, Call } from './service.ts'

type CallService = <T>(method: string, path: string, call?: Call) => Promise<Answer<T>>
type UploadAnswer = Answer<{ upload: Upload; message?: string }>

/** A PDF of this size, with bytes that do not compress. */
export const pdf = (size = 1000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#205060' } })
    .png()
    .toBuffer()

/** Uploads and sends files as one person. */
export function attachmentCalls(call: CallService, token: string) {
  const start = (enquiry: string, name: string, size: number) =>
    call<UploadAnswer['body']>('POST', `/api/enquiries/${enquiry}/attachments`, {
      token,
      body: { name, size },
    })
  const send = (id: string, offset: number, bytes: Buffer) =>
    call<UploadAnswer['body']>('PUT', `/api/attachments/${id}/bytes?offset=${offset}`, {
      token,
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const upload = async (enquiry: string, name: string, bytes: Buffer): Promise<string> => {
    const { _id } = (await start(enquiry, name, bytes.length)).body.upload
    for (let at = 0; at < bytes.length; at += ATTACHMENT_CHUNK_BYTES)
      await send(_id, at, bytes.subarray(at, at + ATTACHMENT_CHUNK_BYTES))
    return _id
  }
  const write = (way: 'answers' | 'replies') => (enquiry: string, attachments: string[], key?: string) =>
    call<{ message: Message; errors?: Record<string, string> }>('POST', `/api/enquiries/${enquiry}/${way}`, {
      token,
      body: { text: 'See the file.', attachments },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  return { start, send, upload, answer: write('answers'), reply: write('replies') }
}
