import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from '../../db/database.ts'
import { sessionOf } from '../../http/session.ts'
import { deleteEnquiries } from '../enquiries/enquiry-store.ts'
import { keyTaken, operationIdOf } from './operation-id.ts'
import { findOperation } from './operation-store.ts'

const TAKEN = '23505'

/** Deletes enquiries; with an operation id, only once. */
export async function deleteOnce(
  app: FastifyInstance,
  request: FastifyRequest,
  ids: readonly string[],
): Promise<number> {
  const operation = operationIdOf(request)
  const before = async () =>
    operation === undefined ? undefined : findOperation(app.db, operation, sessionOf(request).id)
  const earlier = await before()
  if (earlier) return earlier.changed
  try {
    return await deleteEnquiries(app.db, ids, app.actorOf(request), operation)
  } catch (error) {
    if (errorCode(error) !== TAKEN) throw error
    const meanwhile = await before()
    if (meanwhile) return meanwhile.changed
    throw keyTaken()
  }
}
