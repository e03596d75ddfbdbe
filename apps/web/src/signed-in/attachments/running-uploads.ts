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
/** Those of an enquiry one after the other, so that they stay in the chosen order. */
const queues = new Map<string, Promise<void>>()

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
  const queue = (queues.get(enquiryId) ?? Promise.resolve()).then(async () => {
    if (!controller.signal.aborted) await upload(controller.signal, renew)
  })
  queues.set(enquiryId, queue)
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

/** Takes all files of an enquiry off its list, and stops their uploads. */
export function dropSendings(enquiryId: string): void {
  for (const { id } of sendingsOf(enquiryId)) dropSending(enquiryId, id)
}

let sender = currentSession().user?._id
onSession(() => {
  const now = currentSession().user?._id
  if (now === sender) return
  sender = now
  for (const enquiryId of sendings.keys()) dropSendings(enquiryId)
})
