import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { notFound } from '../../http/http-error.ts'
import { findRelease } from './release-store.ts'

/** A release by id, or 404. */
export async function releaseOf(db: Queries, id: string) {
  const release = z.uuid().safeParse(id).success ? await findRelease(db, id) : undefined
  if (!release) throw notFound('This release')
  return release
}

/** Starts publishing without waiting for it. */
export function publishSoon({ studio, log }: FastifyInstance): void {
  studio.round().catch((error: unknown) => log.error(error, 'publishing is tried again'))
}
