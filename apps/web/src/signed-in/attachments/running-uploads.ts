import { currentSession, onSession } from '../../shell/session/session.ts'

export interface Sending {
  id: string
  name: string
  size: number
  share: number
  /** What the next attempt waits for. */
  waitsFor?: 'connection' | 'limit' | undefined
  /** Why it is not attached. */
  problem?: string
}

type Upload = (signal: AbortSignal, renew: (part: Partial<Sending>) => void) => Promise<void>

const none: readonly Sending[] = []
/** By enquiry: they go on while another one is open. */
const sendings = new Map<string, readonly Sending[]>()
const running = new Map<string, AbortController>()
const listeners = new Set<() => void>()
// One after the other, so that they stay in the chosen order.
let queue = Promise.resolve()

function change(enquiryId: string, next: readonly Sending[]): void {
  sendings.set(enquiryId, next)
  for (const listener of listeners) listener()
}

export const sendingsOf = (enquiryId: string): readonly Sending[] => sendings.get(enquiryId) ?? none

export function onSendings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lists a file of an enquiry and, unless it has a problem, uploads it when its turn comes. */
export function beginSending(enquiryId: string, sending: Sending, upload: Upload): void {
  const { id, problem } = sending
  change(enquiryId, [...sendingsOf(enquiryId), sending])
  if (problem !== undefined) return
  const controller = new AbortController()
  running.set(id, controller)
  const renew = (part: Partial<Sending>) =>
    change(
      enquiryId,
      sendingsOf(enquiryId).map((one) => (one.id === id ? { ...one, ...part } : one)),
    )
  queue = queue.then(async () => {
    if (!controller.signal.aborted) await upload(controller.signal, renew)
  })
}

/** Takes a file off the list, and stops its upload. */
export function dropSending(enquiryId: string, id: string): void {
  running.get(id)?.abort()
  running.delete(id)
  change(
    enquiryId,
    sendingsOf(enquiryId).filter((one) => one.id !== id),
  )
}

let sender = currentSession().user?._id
onSession(() => {
  const now = currentSession().user?._id
  if (now === sender) return
  sender = now
  for (const [enquiryId, all] of sendings) for (const { id } of all) dropSending(enquiryId, id)
})
