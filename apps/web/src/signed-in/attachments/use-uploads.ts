import { ApiError } from '@susegad/api-client/client'
import {
  ATTACHMENT_CHUNK_BYTES,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TEXTS,
  ATTACHMENTS_MAX,
  ATTACHMENTS_MAX_BYTES,
} from '@susegad/api-client/rules'
import { useEffect, useRef, useState } from 'react'
import { service } from '../../shell/session/service.ts'
import { reasonText } from '../failure-text.ts'
import { insistOn, uploadInChunks } from '../upload/upload-in-chunks.ts'
import type { AttachedFile } from './attached-file.ts'

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

interface UploadsOptions {
  enquiryId: string
  /** Files of the draft that have arrived. */
  files: readonly AttachedFile[]
  onAttached: (file: AttachedFile) => void
  onRemoved: (id: string) => void
}

export type Uploads = ReturnType<typeof useUploads>

/** Uploads the files of a message while it is being written. */
export function useUploads({ enquiryId, files, onAttached, onRemoved }: UploadsOptions) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const running = useRef(new Map<string, AbortController>())
  // One after the other, so that they stay in the chosen order.
  const queue = useRef(Promise.resolve())
  const onTheWay = sendings.filter(({ problem }) => problem === undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another enquiry has another form
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
      controllers.clear()
      setSendings([])
    }
  }, [enquiryId])

  const renew = (id: string, part: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const drop = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    setSendings((all) => all.filter((one) => one.id !== id))
  }

  async function upload(id: string, file: File, signal: AbortSignal) {
    if (signal.aborted) return
    try {
      const attached = await sendFile(enquiryId, file, signal, (part) => renew(id, part))
      drop(id)
      onAttached(attached)
    } catch (error) {
      if (!signal.aborted) renew(id, { problem: problemText(error) })
    }
  }

  return {
    files,
    sendings,
    isBusy: onTheWay.length > 0,
    add(chosen: readonly File[]) {
      const begun = withProblems(chosen, [...files, ...onTheWay])
      setSendings((all) => [...all, ...begun.map(({ sending }) => sending)])
      for (const { sending, file } of begun) {
        if (sending.problem) continue
        const controller = new AbortController()
        running.current.set(sending.id, controller)
        queue.current = queue.current.then(() => upload(sending.id, file, controller.signal))
      }
    },
    drop,
    remove(id: string) {
      onRemoved(id)
      // One that stays is removed by the service later.
      service.attachments.remove(id).catch(() => {})
    },
  }
}

/** The chosen files, each with the reason why it can't be attached to a message that has these. */
function withProblems(chosen: readonly File[], has: readonly { size: number }[]) {
  let count = has.length
  let bytes = has.reduce((sum, { size }) => sum + size, 0)
  return chosen.map((file) => {
    const { name, size } = file
    const problem = problemOf(size, count, bytes)
    if (problem === undefined) {
      count++
      bytes += size
    }
    const sending: Sending = { id: crypto.randomUUID(), name, size, share: 0 }
    return { file, sending: problem === undefined ? sending : { ...sending, problem } }
  })
}

function problemOf(size: number, count: number, bytes: number): string | undefined {
  if (size === 0) return ATTACHMENT_TEXTS.empty
  if (size > ATTACHMENT_MAX_BYTES) return ATTACHMENT_TEXTS.size
  if (count >= ATTACHMENTS_MAX) return ATTACHMENT_TEXTS.count
  if (bytes + size > ATTACHMENTS_MAX_BYTES) return ATTACHMENT_TEXTS.together
  return undefined
}

/** The service says what is wrong with a file. */
const problemText = (error: unknown): string =>
  error instanceof ApiError && error.kind === 'validation' ? error.message : reasonText(error)

async function sendFile(
  enquiryId: string,
  file: File,
  signal: AbortSignal,
  onChange: (part: Pick<Sending, 'share' | 'waitsFor'>) => void,
): Promise<AttachedFile> {
  let share = 0
  const insist = insistOn({
    signal,
    onWait: ({ kind }) => onChange({ share, waitsFor: kind === 'rate' ? 'limit' : 'connection' }),
  })
  const { attachments } = service
  const { _id, name, size } = await uploadInChunks(
    file,
    {
      start: async () =>
        (await attachments.add(enquiryId, { name: file.name || 'file', size: file.size }, { signal })).upload,
      send: async (id, offset, bytes) => (await attachments.sendChunk(id, offset, bytes, { signal })).upload,
      look: async (id) => (await attachments.upload(id, { signal })).upload,
    },
    {
      insist,
      chunkBytes: ATTACHMENT_CHUNK_BYTES,
      onProgress: (arrived) => {
        share = arrived
        onChange({ share, waitsFor: undefined })
      },
    },
  )
  return { _id, name, size }
}
