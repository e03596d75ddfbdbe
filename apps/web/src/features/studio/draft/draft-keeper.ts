import { ApiError } from '@susegad/api-client/client'
import type {
  ContentData,
  ContentRecord,
  DraftConflict,
  DraftInput,
  DraftResult,
} from '@susegad/api-client/contract'
import { type Pointer, withValue } from '../content/pointer.ts'

type Data = ContentData | null

export type SaveState =
  | { is: 'saved' }
  | { is: 'typed' }
  | { is: 'saving' }
  /** Retried automatically. */
  | { is: 'waiting'; error: unknown }
  /** Not retried until the next edit. */
  | { is: 'refused'; error: unknown }
  | { is: 'conflict'; conflict: Conflict }

export interface Conflict {
  record: ContentRecord
  merged: Data
  collisions: NonNullable<DraftConflict['collisions']>
}

export interface DraftView {
  data: Data
  /** The latest response of the service. */
  record: ContentRecord
  save: SaveState
  savedAt: string | null
  /** Unseen changes by others since this was opened. */
  merged: NonNullable<DraftResult['merged']> | null
}

/** Unsaved edits, with the version they started from. */
export interface KeptDraft {
  data: Data
  version: string
}

interface DraftStore {
  send: (input: DraftInput) => Promise<DraftResult>
  /** Stores unsaved edits across reloads; null when all are saved. */
  keep: (draft: KeptDraft | null) => void
  now?: () => string
}

const PAUSE = 800
/** In ms; the last one repeats. */
const RETRIES = [2_000, 5_000, 15_000, 30_000] as const

/** Autosaves one record: stores edits locally at once, sends them after a pause, retries on failure. */
export class DraftKeeper {
  #view: DraftView
  #version: string
  /** Unconfirmed edits, reapplied on top of changes by others. */
  #edits: [Pointer, unknown][] = []
  #sending = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #store: DraftStore

  constructor(record: ContentRecord, kept: KeptDraft | null, store: DraftStore) {
    this.#store = store
    this.#version = kept?.version ?? record.version
    this.#view = {
      data: kept ? kept.data : record.data,
      record,
      save: kept ? { is: 'typed' } : { is: 'saved' },
      savedAt: record.draft?.at ?? null,
      merged: null,
    }
    if (kept) this.#later(0)
  }

  view = (): DraftView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  edit = (at: Pointer, next: unknown): void => {
    const data = withValue(this.#view.data ?? {}, at, next) as ContentData
    this.#edits.push([at, next])
    this.#become(data)
  }

  /** Replaces the whole record; null removes it from the site. */
  replace = (data: Data): void => {
    this.#edits.push(['', data])
    this.#become(data)
  }

  /** Resolves a conflict with the chosen values, plus what was typed since. */
  resolve = (chosen: ContentData, record: ContentRecord): void => {
    this.#version = record.version
    const data = this.#withEdits(chosen)
    this.#store.keep({ data, version: this.#version })
    this.#show({ record, data, save: { is: 'typed' } })
    this.#later(0)
  }

  /** Takes over somebody else's save, unless there are unsaved edits. */
  learn = (record: ContentRecord): void => {
    if (this.#view.save.is !== 'saved' || this.#sending) return
    const isNew = record.version !== this.#version
    this.#version = record.version
    this.#show({ record, ...(isNew && { data: record.data, savedAt: record.draft?.at ?? null }) })
  }

  readMerged = (): void => this.#show({ merged: null })

  /** Sends unsaved edits at once. */
  flush = (): void => {
    const { save } = this.#view
    if (save.is === 'typed' || save.is === 'waiting' || save.is === 'refused') this.#later(0)
  }

  /** Sends unsaved edits at once, before a sign-out drops the session and what is kept. */
  sendLast = async (): Promise<void> => {
    const { save } = this.#view
    if (save.is === 'saved' || save.is === 'conflict') return
    clearTimeout(this.#timer)
    await this.#send()
  }

  #become(data: Data) {
    const isConflict = this.#view.save.is === 'conflict'
    this.#store.keep({ data, version: this.#version })
    this.#show({ data, ...(!isConflict && !this.#sending && { save: { is: 'typed' } }) })
    if (!isConflict) this.#later(PAUSE)
  }

  #show(change: Partial<DraftView>) {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  #later(pause: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), pause)
  }

  #withEdits(data: Data): Data {
    return this.#edits.reduce<Data>((so, [at, next]) => withValue(so ?? {}, at, next) as Data, data)
  }

  async #send() {
    if (this.#sending) return
    const { data } = this.#view
    const sent = this.#edits.length
    this.#sending = true
    this.#show({ save: { is: 'saving' } })
    try {
      const result = await this.#store.send({ data, version: this.#version })
      this.#sending = false
      this.#answered(result, sent)
    } catch (error) {
      this.#sending = false
      this.#failed(error, sent)
    }
  }

  #answered({ record, merged }: DraftResult, sent: number) {
    this.#failures = 0
    this.#version = record.version
    this.#edits.splice(0, sent)
    // Without a merge, it equals the form.
    const data = merged ? this.#withEdits(record.data) : this.#view.data
    const isDone = this.#edits.length === 0
    this.#store.keep(isDone ? null : { data, version: record.version })
    this.#show({
      data,
      record,
      savedAt: record.draft?.at ?? this.#store.now?.() ?? new Date().toISOString(),
      save: isDone ? { is: 'saved' } : { is: 'typed' },
      merged: merged && merged.differences.length > 0 ? merged : this.#view.merged,
    })
    if (!isDone) this.#later(PAUSE)
  }

  #failed(error: unknown, sent: number) {
    const conflict = conflictIn(error)
    if (conflict) {
      // The sent edits are either merged or listed as collisions.
      this.#edits.splice(0, sent)
      return this.#show({ save: { is: 'conflict', conflict } })
    }
    if (!isPassing(error)) return this.#show({ save: { is: 'refused', error } })
    const pause = RETRIES[Math.min(this.#failures++, RETRIES.length - 1)] ?? 0
    this.#show({ save: { is: 'waiting', error } })
    // Once the page is left, unsaved edits stay stored until the record is opened again.
    if (this.#listeners.size > 0) this.#later(pause)
  }
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || ['network', 'unavailable', 'rate', 'server'].includes(error.kind)

function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError && error.kind === 'conflict')) return undefined
  const { record, merged, collisions } = (error.body ?? {}) as Partial<DraftConflict>
  return record && merged !== undefined && collisions && collisions.length > 0
    ? { record, merged, collisions }
    : undefined
}
