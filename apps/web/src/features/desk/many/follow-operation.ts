import { ApiError } from '@susegad/api-client/client'
import type { Operation } from '@susegad/api-client/contract'
import { service } from '../../../shell/session/service.ts'

const ASK_EVERY = 1000

const isUnderWay = ({ state }: Operation): boolean => state === 'running' || state === 'undoing'
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, ASK_EVERY))

/** Waits for the end of an operation, and shows how far it is until then. */
export async function followOperation(
  first: Operation,
  show: (operation: Operation) => void,
): Promise<Operation> {
  let operation = first
  while (isUnderWay(operation)) {
    show(operation)
    await pause()
    try {
      operation = (await service.operations.get(operation._id)).operation
    } catch (error) {
      // It goes on without us: ask again later, unless we may not know any more.
      if (!(error instanceof ApiError) || ['auth', 'forbidden', 'missing'].includes(error.kind)) throw error
    }
  }
  return operation
}
