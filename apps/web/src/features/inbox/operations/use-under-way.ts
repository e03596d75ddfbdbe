import type { Operation } from '@susegad/api-client/contract'
import { useState } from 'react'
import { followOperation } from './follow-operation.ts'
import { dropOperation, keepOperation } from './kept-operations.ts'

/** The operations under way; this browser keeps them, so that they are still followed after a reload. */
export function useUnderWay(owner: string) {
  const [underWay, setUnderWay] = useState<readonly Operation[]>([])
  const without = (list: readonly Operation[], id: string) => list.filter((it) => it._id !== id)

  async function follow(first: Operation): Promise<Operation> {
    const show = (now: Operation) => {
      keepOperation(owner, now._id)
      setUnderWay((list) => [...without(list, now._id), now])
    }
    try {
      return await followOperation(first, show)
    } finally {
      dropOperation(owner, first._id)
      setUnderWay((list) => without(list, first._id))
    }
  }

  return { underWay, follow }
}
