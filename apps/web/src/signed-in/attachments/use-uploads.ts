import { ApiError } from '@susegad/api-client/client'
import {
  ATTACHMENT_CHUNK_BYTES,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TEXTS,
  ATTACHMENTS_MAX,
  ATTACHMENTS_MAX_BYTES,
} from '@susegad/api-client/rules'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { service } from '../../shell/session/service.ts'
import { reasonText } from '../failure-text.ts'
import { insistOn, uploadInChunks } from '../upload/upload-in-chunks.ts'
import type { AttachedFile } from './attached-file.ts'
import { beginSending, dropSending, onSendings, type Sending, sendingsOf } from './running-uploads.ts'

interface UploadsOptions {
  enquiryId: string
  /** Files of the draft that have arrived. */
  files: readonly AttachedFile[]
  /** Called also after the form is left. */
  onAttached: (file: AttachedFile) => void
  onRemoved: (id: string) => void
}

export type Uploads = ReturnType<typeof useUploads>

/** The forms that are open, by enquiry: one may have been left and opened again while its files were on their way. */
const receivers = new Map<string, (file: AttachedFile) => void>()

/** The files of a message while it is being written. Their uploads go on when its form is left. */
export function useUploads({ enquiryId, files, onAttached, onRemoved }: UploadsOptions) {
  const sendings = useSyncExternalStore(onSendings, () => sendingsOf(enquiryId))
  const onTheWay = sendings.filter(({ problem }) => problem === undefined)
  const drop = (id: string) => dropSending(enquiryId, id)
  const receive = useEffectEvent(onAttached)
  useEffect(() => {
    receivers.set(enquiryId, receive)
    return () => {
      receivers.delete(enquiryId)
      // Refused files were shown in this form: don't show them again.
      for (const { id, problem } of sendingsOf(enquiryId)) if (problem) dropSending(enquiryId, id)
    }
  }, [enquiryId])

  return {
    files,
    sendings,
    isBusy: onTheWay.length > 0,
    add(chosen: readonly File[]) {
      for (const { sending, file } of withProblems(chosen, [...files, ...onTheWay]))
        beginSending(enquiryId, sending, async (signal, renew) => {
          try {
            const attached = await sendFile(enquiryId, file, signal, renew)
            drop(sending.id)
            const deliver = receivers.get(enquiryId) ?? onAttached
            deliver(attached)
          } catch (error) {
            if (!signal.aborted) renew({ problem: problemText(error) })
          }
        })
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
