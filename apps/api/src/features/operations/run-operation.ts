import type { LiveChange } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { errorCode, isAway, type Queries } from '../../db/database.ts'
import { faultOf } from '../../process/fault.ts'
import type { Answering } from '../conversations/answer-letter.ts'
import { holdLabels } from '../labels/label-store.ts'
import { holdAtWork } from '../staff/staff-store.ts'
import { answerNext, withdrawAnswers } from './answer-many.ts'
import { changeNext } from './change-store.ts'
import {
  advance,
  type Batch,
  claimOperation,
  endOperation,
  type OperationRow,
  operationsUnderWay,
} from './operation-store.ts'
import { type ChangePart, lockChanged, revert } from './undo-store.ts'

const UNDO_BATCH = 500
/** Most ids in one live event; with more, it names none. */
const NAMED = 100
/** SQLSTATE of a statement that took too long: the database still answers others. */
const TIMED_OUT = '57014'

const parts = {
  status: 'status',
  assign: 'assignedTo',
  spam: 'spam',
  snooze: 'snoozedUntil',
  priority: 'priority',
  delete: 'deleted',
  restore: 'restored',
} as const satisfies Record<string, ChangePart>

const applyNext = (tx: Queries, operation: OperationRow, answering: Answering): Promise<Batch> =>
  operation.verb === 'answer'
    ? answerNext(tx, operation, answering)
    : changeNext(tx, operation, operation.verb)

function partOf({ verb, value }: OperationRow): ChangePart {
  if (verb === 'label') return value?.on ? 'labelled' : 'unlabelled'
  return parts[verb as keyof typeof parts]
}

async function undoNext(tx: Queries, operation: OperationRow): Promise<Batch> {
  if (operation.verb === 'answer') return withdrawAnswers(tx, operation)
  const part = partOf(operation)
  const { rows, cursor } = await lockChanged(tx, operation, part, UNDO_BATCH)
  return { done: 0, ids: await revert(tx, operation, part, rows), cursor }
}

const kindOf = ({ verb, state }: OperationRow): LiveChange['kind'] => {
  const back = state === 'undoing'
  if (verb === 'delete') return back ? 'restored' : 'deleted'
  if (verb === 'restore') return back ? 'deleted' : 'restored'
  return 'changed'
}

/** Whether both the person who started it and the new assignee are still on the staff, and the label still exists. */
async function mayContinue(tx: Queries, { by_id, verb, state, value }: OperationRow): Promise<boolean> {
  const people = [by_id, ...(verb === 'assign' && state === 'running' && value?.set ? [value.set] : [])]
  if (people.includes(null)) return false
  // Lock in the order of `lockOwners`, to avoid a deadlock.
  for (const id of people.toSorted()) if (id === null || !(await holdAtWork(tx, id))) return false
  const label = verb === 'label' && state === 'running' && value?.on ? value.set : null
  return !label || holdLabels(tx, [label])
}

/**
 * Runs one batch and stores its progress in one transaction, so that another process can continue after a crash.
 * Returns false if there was nothing to do or another process has it.
 */
async function step(app: FastifyInstance, answering: Answering, id: string): Promise<boolean> {
  const change = await app.db.transaction(async (tx) => {
    const operation = await claimOperation(tx, id)
    if (!operation) return undefined
    const kind = kindOf(operation)
    if (!(await mayContinue(tx, operation))) {
      await endOperation(tx, id, 'cancelled')
      return { kind, ids: [] }
    }
    const isUndo = operation.state === 'undoing'
    const batch = isUndo ? await undoNext(tx, operation) : await applyNext(tx, operation, answering)
    await advance(tx, operation, batch)
    return { kind, ids: batch.ids }
  })
  if (!change) return false
  const { kind, ids } = change
  for (let at = 0; at < ids.length; at += NAMED) app.live.tell(kind, ids.slice(at, at + NAMED))
  return true
}

/** A failed batch ends its operation, unless the database was only unavailable: then it is retried. */
async function tryStep(app: FastifyInstance, answering: Answering, id: string): Promise<boolean> {
  try {
    return await step(app, answering, id)
  } catch (error) {
    if (isAway(error)) throw error
    app.log.error({ operation: id, ...faultOf(error) }, 'an operation failed and was ended')
    await endOperation(app.db, id, 'failed')
    return true
  }
}

/** Works on one operation while the caller waits for the response. */
export async function runFor(
  app: FastifyInstance,
  answering: Answering,
  id: string,
  milliseconds: number,
): Promise<void> {
  const end = Date.now() + milliseconds
  try {
    while (Date.now() < end && (await tryStep(app, answering, id)));
  } catch (error) {
    // It is stored, and continues in the background.
    app.log.warn({ operation: id, ...faultOf(error) }, 'an operation waits')
  }
}

/** Works on all operations in turn until none is left for this process. One that timed out waits for the next call. */
export async function runOperations(
  app: FastifyInstance,
  answering: Answering,
  stop?: AbortSignal,
): Promise<void> {
  const timedOut = new Map<string, unknown>()
  for (;;) {
    let worked = false
    for (const id of await operationsUnderWay(app.db)) {
      if (stop?.aborted) return
      if (timedOut.has(id)) continue
      try {
        worked = (await tryStep(app, answering, id)) || worked
      } catch (error) {
        if (errorCode(error) !== TIMED_OUT) throw error
        timedOut.set(id, error)
      }
    }
    if (!worked) break
  }
  for (const error of timedOut.values()) throw error
}
