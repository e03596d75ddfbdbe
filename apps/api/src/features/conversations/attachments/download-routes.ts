import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers, bearer } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { idParams, isId } from '../../../http/ids.ts'
import { type Session, sessionOf } from '../../../http/session.ts'
import { readAttachment } from '../../../photo-storage/attachment-parts.ts'
import { type PhotoStorage, PhotosAway } from '../../../photo-storage/photo-storage.ts'
import type { AttachmentLinks } from '../../attachments/attachment-link.ts'
import type { UploadRow } from '../../attachments/attachment-rows.ts'
import { findSentFile } from '../../attachments/attachment-store.ts'
import { findOwnEnquiry } from '../../enquiries/enquiry-store.ts'
import { isReadable } from '../../enquiries/messages/message-store.ts'
import { linkPage, linkPagePolicy } from './link-page.ts'

interface Options {
  storage: PhotoStorage | undefined
  links: AttachmentLinks
}

const gone = () => notFound('The file')

/** RFC 6266: an ASCII name for old programs, and the real one. */
const named = (name: string): string =>
  `filename="${name.replace(/[^\w .()-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Streams a file. Nothing in it can run: the type is one of few, is not guessed, and the page has no origin. */
async function sendFile(
  { db }: FastifyInstance,
  reply: FastifyReply,
  file: UploadRow,
  { storage, how }: { storage: PhotoStorage | undefined; how: 'attachment' | 'inline' },
) {
  const bytes = await readAttachment(db, file.id, storage)
  return reply
    .type(file.type ?? 'application/octet-stream')
    .headers({
      'content-disposition': `${how}; ${named(file.name)}`,
      'content-length': String(file.size),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(Readable.from(bytes, { objectMode: false }))
}

/** The file, if the reader is on the staff or may read its message as the customer. */
async function readableFile({ db }: FastifyInstance, id: string, { id: userId, role }: Session) {
  const file = isId(id) ? await findSentFile(db, id) : undefined
  if (!file?.message_id) throw gone()
  if (role === 'admin') return file
  const row = await findOwnEnquiry(db, file.enquiry_id, userId)
  if (!row || !(await isReadable(db, file.message_id))) throw gone()
  return file
}

/** Files for signed-in readers, and for the holders of links in emails. */
export const downloadRoutes: FastifyPluginAsyncZod<Options> = async (app, { storage, links }) => {
  app.get(
    '/attachments/:id/bytes',
    {
      exposeHeadRoute: false,
      onRequest: app.staffOrCustomer,
      schema: {
        tags: ['Enquiries'],
        security: bearer,
        params: idParams,
        summary: 'Download a file of a message',
        description: 'For staff and the customer of the enquiry.',
        response: answers({ 200: z.custom<Readable>().describe('The file') }, 401, 403, 404),
      },
    },
    async (request, reply) => {
      const file = await readableFile(app, request.params.id, sessionOf(request))
      return sendFile(app, reply, file, { storage, how: 'attachment' })
    },
  )

  app.get(
    '/files/:link',
    { exposeHeadRoute: false, schema: { hide: true, params: z.object({ link: z.string() }) } },
    async (request, reply) => {
      const show = (status: number, heading: string, text: string) =>
        reply
          .code(status)
          .header('content-security-policy', linkPagePolicy)
          .type('text/html; charset=utf-8')
          .send(linkPage(heading, text, app.business.name))
      const found = links.fileOf(request.params.link)
      if (!found) await app.limits.countWrongLink(request, 'file')
      if (found?.expired)
        return show(
          410,
          'This link has expired',
          'Links to files work for 30 days. Reply to our email, and we will send the file again.',
        )
      const file = found && (await findSentFile(app.db, found.id))
      if (!file)
        return show(404, 'There is no such file', 'Open the link from our email again, or reply to it.')
      try {
        // A PDF is saved instead of shown: its viewer would not work under this policy.
        const how = file.type === 'application/pdf' ? 'attachment' : 'inline'
        return await sendFile(app, reply, file, { storage, how })
      } catch (error) {
        if (!(error instanceof PhotosAway || error instanceof HttpError)) throw error
        request.log.error({ reqId: request.id, link: 'file' }, 'failed')
        return show(503, 'The file can’t be reached', 'Try again in a minute.')
      }
    },
  )
}
