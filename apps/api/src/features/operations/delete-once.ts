import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from '../../db/database.ts'
import { sessionOf } from '../../http/session.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiries } from '../enquiries/changes/lock-enquiries.ts'
import { keyTaken, operationIdOf } from './operation-id.ts'
import { keepChanges } from './operation-rows-store.ts'
import { addDeletion, findOperation } from './operation-store.ts'

const TAKEN = '23505'

/** Deletes enquiries; with an operation id, only once, and recorded so that it can be undone. */
export async function deleteOnce(
  app: FastifyInstance,
  request: FastifyRequest,
  wanted: readonly string[],
): Promise<number> {
  const by = app.actorOf(request)
  const operation = operationIdOf(request)
  const before = async () =>
    operation === undefined ? undefined : findOperation(app.db, operation, sessionOf(request).id)
  const earlier = await before()
  if (earlier) return earlier.changed
  try {
    return await app.db.transaction(async (tx) => {
      const rows = await lockEnquiries(tx, wanted)
      const { ids, history } = await changeEnquiries(tx, by, rows, { to: () => ({ deleted: true }) })
      if (operation !== undefined) {
        await addDeletion(tx, operation, by, ids.length)
        await keepChanges(tx, operation, history)
      }
      return ids.length
    })
  } catch (error) {
    if (errorCode(error) !== TAKEN) throw error
    const meanwhile = await before()
    if (meanwhile) return meanwhile.changed
    throw keyTaken()
  }
}
