import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { HttpError } from './http-error.ts'

const BYTES = 'application/octet-stream'

/** Lets the calls of `app` take a chunk of a file: at most `most` bytes. */
export function acceptChunks(app: FastifyInstance, most: number): void {
  app.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: most }, (_request, body, done) =>
    done(null, body),
  )
}

export const chunkDescription = (most: number): string => `At most ${most} bytes as ${BYTES}.`

export const chunkQuery = z.object({
  offset: z.coerce.number({ error: 'Offset must be a number' }).int().min(0),
})

export function assertChunk(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new HttpError(415, `Send the bytes as ${BYTES}.`)
  if (body.length === 0) throw new HttpError(400, 'There are no bytes in this chunk.')
  return body
}
