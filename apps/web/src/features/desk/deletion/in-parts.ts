import { BULK_MAX } from '@susegad/api-client/rules'

export interface PartsOutcome {
  done: readonly string[]
  left: readonly string[]
  error: unknown
  /** Whether the state of the remaining ids is known. */
  certain: boolean
}

interface PartsOptions {
  send: (part: string[]) => Promise<unknown>
  /** After a failure: returns the ids that are unchanged. A batch whose answer was lost may have succeeded. */
  unchanged?: (rest: readonly string[], error: unknown) => Promise<readonly string[]>
}

/** Sends ids in batches until a call fails; returns which were done and which were not. */
export async function inParts(
  ids: readonly string[],
  { send, unchanged = async (rest) => rest }: PartsOptions,
): Promise<PartsOutcome> {
  for (let at = 0; at < ids.length; at += BULK_MAX) {
    try {
      await send(ids.slice(at, at + BULK_MAX))
    } catch (error) {
      const rest = ids.slice(at)
      const found = await unchanged(rest, error).catch(() => undefined)
      const left = new Set(found ?? rest)
      return {
        done: ids.filter((id) => !left.has(id)),
        left: rest.filter((id) => left.has(id)),
        error,
        certain: found !== undefined,
      }
    }
  }
  return { done: ids, left: [], error: null, certain: true }
}
