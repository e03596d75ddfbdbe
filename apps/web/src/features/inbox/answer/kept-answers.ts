import { ANSWER_WAYS, type AnswerWay } from '@susegad/api-client/rules'
import { useSyncExternalStore } from 'react'
import { currentSession, onSession } from '../../../shell/session/session.ts'
import { dropTyped, keepTyped, readTyped } from '../../../shell/session/typed-words.ts'
import { type AttachedFile, attachedIn } from '../../../signed-in/attachments/attached-file.ts'
import { NO_TERMS, type QuoteDraft } from '../quote/quote-draft.ts'

export interface KeptAnswer {
  text: string
  /** Quote of the answer. */
  quote: QuoteDraft | null
  files?: readonly AttachedFile[]
  /** How it goes out; by email unless it says otherwise. */
  way?: AnswerWay | undefined
  /** Idempotency key of the draft. */
  key: string
  /** The last message that the author had read. */
  after: number
  resolve: boolean
  /** Queued: sent when online, and not before `sendAt`. */
  queued: boolean
  /** Until this time its author can undo sending it. */
  sendAt?: number | undefined
}

const QUEUE = 'queued-answers'
const formOf = (id: string) => `answer-${id}`
const owner = () => currentSession().user?._id ?? 'nobody'

const read = new Map<string, KeptAnswer | null>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

let reader = owner()
onSession(() => {
  if (reader === owner()) return
  reader = owner()
  // A sign-out discarded what is stored.
  read.clear()
  tell()
})

/** An unsent answer; survives closing the tab, deleted on sign-out. */
export function keptAnswer(id: string): KeptAnswer | null {
  const place = `${owner()} ${id}`
  if (!read.has(place)) {
    const { text = '', quote, files, ...rest } = readTyped('browser', owner(), formOf(id))
    const { key, after, resolve, queued, sendAt } = rest
    const way = ANSWER_WAYS.find((it) => it === rest.way)
    const kept =
      (text || quote || files || way === 'template') && key
        ? { text, quote: draftIn(quote), files: attachedIn(files), way, key, after: Number(after ?? 0) }
        : null
    const held = Number(sendAt) || undefined
    read.set(place, kept && { ...kept, resolve: resolve === 'yes', queued: queued === 'yes', sendAt: held })
  }
  return read.get(place) ?? null
}

function draftIn(kept: string | undefined): QuoteDraft | null {
  try {
    return kept ? { ...NO_TERMS, ...(JSON.parse(kept) as QuoteDraft) } : null
  } catch {
    return null
  }
}

export function keepAnswer(id: string, answer: KeptAnswer): void {
  const { text, quote, files = [], way, key, after, resolve, queued, sendAt } = answer
  read.set(`${owner()} ${id}`, answer)
  keepTyped('browser', owner(), formOf(id), {
    text,
    key,
    after: String(after),
    ...(quote && { quote: JSON.stringify(quote) }),
    ...(files.length > 0 && { files: JSON.stringify(files) }),
    ...(way && { way }),
    resolve: resolve ? 'yes' : 'no',
    queued: queued ? 'yes' : 'no',
    ...(sendAt && { sendAt: String(sendAt) }),
  })
  queue(id, queued)
  tell()
}

export function dropAnswer(id: string): void {
  read.set(`${owner()} ${id}`, null)
  dropTyped('browser', owner(), formOf(id))
  queue(id, false)
  tell()
}

function queue(id: string, queued: boolean): void {
  const { [id]: _, ...others } = readTyped('browser', owner(), QUEUE)
  keepTyped('browser', owner(), QUEUE, queued ? { ...others, [id]: 'yes' } : others)
}

/** Enquiries with queued answers. */
export const queuedAnswers = (): string[] => Object.keys(readTyped('browser', owner(), QUEUE))

/** A queued answer as it is stored: another tab may have changed or sent it. */
export function queuedAnswer(id: string): KeptAnswer | null {
  read.delete(`${owner()} ${id}`)
  const kept = keptAnswer(id)
  return kept?.queued ? kept : null
}

export const isHeld = ({ queued, sendAt = 0 }: KeptAnswer): boolean => queued && sendAt > Date.now()

export function onKeptAnswers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeptAnswer = (id: string): KeptAnswer | null =>
  useSyncExternalStore(onKeptAnswers, () => keptAnswer(id))
