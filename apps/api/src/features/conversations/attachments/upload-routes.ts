import { uploadInput, uploadResultSchema } from '@susegad/api-client/contract'
import { ATTACHMENT_CHUNK_BYTES } from '@susegad/api-client/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { answers, bearer, nothing } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { idParams, isId } from '../../../http/ids.ts'
import { type Session, sessionOf } from '../../../http/session.ts'
import { acceptChunks, assertChunk, chunkDescription, chunkQuery } from '../../../http/upload-chunk.ts'
import { toUpload, type UploadRow } from '../../attachments/attachment-rows.ts'
import { addUpload, appendChunk, dropUpload, findUpload } from '../../attachments/attachment-store.ts'
import { assertKind } from '../../attachments/file-kind.ts'
import { lockEnquiry } from '../../enquiries/changes/lock-enquiries.ts'

/** Twelve messages with five files each at once, then six files a minute. */
const RATE = { burst: 60, seconds: 10 }

const shared = { tags: ['Enquiries'], security: bearer, params: idParams }

/** Files are uploaded in chunks, so that none is in memory as a whole; a message then names them. */
export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOrCustomer)
  acceptChunks(app, ATTACHMENT_CHUNK_BYTES)

  app.post(
    '/enquiries/:id/attachments',
    {
      schema: {
        ...shared,
        summary: 'Start the upload of a file to a message',
        description:
          'For staff and the customer of the enquiry. Pictures and PDF files of at most 10 MB; the type is detected from the content. The bytes follow in chunks, then the message names the file. A file that is not sent is removed after a week, an unfinished upload after a day.',
        body: uploadInput,
        response: answers({ 201: uploadResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      await app.limits.take(RATE, `files of ${session.id}`, 'Too many files in a short time')
      const upload = await startUpload(app, request.params.id, session, request.body)
      return reply.code(201).send({ upload: toUpload(upload) })
    },
  )

  app.get(
    '/attachments/:id',
    {
      schema: {
        ...shared,
        summary: 'Get your unsent upload',
        description: 'Says how many bytes were received.',
        response: answers({ 200: uploadResultSchema }, 401, 403, 404),
      },
    },
    async (request) => ({ upload: toUpload(await ownUpload(app, request)) }),
  )

  app.put(
    '/attachments/:id/bytes',
    {
      bodyLimit: ATTACHMENT_CHUNK_BYTES,
      schema: {
        ...shared,
        summary: 'Send the next bytes of an upload',
        description: `${chunkDescription(ATTACHMENT_CHUNK_BYTES)} 415 if the first ones are not of an accepted type. 409 if the offset is wrong: read the upload, then continue at \`received\`.`,
        querystring: chunkQuery,
        response: answers({ 200: uploadResultSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = await ownUpload(app, request)
      return { upload: toUpload(await receiveChunk(app, id, request.query.offset, request.body)) }
    },
  )

  app.delete(
    '/attachments/:id',
    {
      schema: {
        ...shared,
        summary: 'Remove your unsent upload',
        description: 'Idempotent. Files of messages stay.',
        response: answers({ 204: nothing }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (isId(id)) await dropUpload(app.db, id, sessionOf(request).id)
      return reply.code(204).send(null)
    },
  )
}

function startUpload(
  { db }: FastifyInstance,
  enquiryId: string,
  { id: by, role }: Session,
  file: z.output<typeof uploadInput>,
): Promise<UploadRow> {
  return db.transaction(async (tx) => {
    const row = isId(enquiryId) ? await lockEnquiry(tx, enquiryId) : undefined
    if (!row || row.erased_at !== null || (role !== 'admin' && row.user_id !== by))
      throw notFound('The enquiry')
    return addUpload(tx, { ...file, enquiryId, by })
  })
}

async function ownUpload({ db }: FastifyInstance, request: FastifyRequest): Promise<UploadRow> {
  const { id } = request.params as { id: string }
  const row = isId(id) ? await findUpload(db, id) : undefined
  if (!row || row.message_id !== null || row.by_id !== sessionOf(request).id) throw notFound('The file')
  return row
}

async function receiveChunk({ db }: FastifyInstance, id: string, offset: number, body: unknown) {
  const bytes = assertChunk(body)
  const type = offset === 0 ? await assertKind(bytes) : null
  const row = await db.transaction((tx) => appendChunk(tx, { id, offset, bytes, type }))
  if (!row) throw new HttpError(409, 'Other bytes were expected. Read the upload and continue from there.')
  return row
}
