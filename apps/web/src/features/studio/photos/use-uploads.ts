import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { reasonText } from '../../../signed-in/failure-text.ts'
import { studio } from '../content/studio-queries.ts'
import { photoProblem } from './photo-problem.ts'
import { uploadPhoto } from './upload-photo.ts'

export interface Upload {
  id: string
  name: string
  /** From 0 to 1. */
  share: number
  step: 'sending' | 'waiting' | 'converting'
  /** Why it was refused. */
  problem?: string
}

/** Running uploads; finished photos are reported by their record name, in the order in which they were chosen. */
export function useUploads(onReady: (src: string) => void, begin: readonly File[]) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queryClient = useQueryClient()
  const stop = useRef<AbortController>(null)
  const ready = useEffectEvent(onReady)
  const reported = useRef(Promise.resolve())
  const sendFirst = useEffectEvent(() => sendInOrder(begin))
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    sendFirst()
    return () => controller.abort()
  }, [])

  function sendInOrder(files: Iterable<File>) {
    for (const file of files) {
      const sent = send(file)
      reported.current = reported.current.then(async () => {
        const src = await sent
        if (src !== undefined) ready(src)
      })
    }
  }

  /** Uploads one photo; undefined if it was refused. */
  async function send(file: File): Promise<string | undefined> {
    const signal = stop.current?.signal
    if (!signal) return
    const id = crypto.randomUUID()
    const show = (change: Partial<Upload>) =>
      setUploads((all) => all.map((it) => (it.id === id ? { ...it, ...change } : it)))
    setUploads((all) => [...all, { id, name: file.name || 'Photo', share: 0, step: 'sending' }])
    try {
      const problem = await photoProblem(file)
      if (problem !== undefined) {
        show({ problem })
        return
      }
      const photo = await uploadPhoto(file, {
        calls: service.studio,
        signal,
        // While retrying, keep the last progress.
        onProgress: (share, step) => show(step === 'waiting' ? { step } : { share, step }),
      })
      if (photo.state !== 'ready' || photo.src === null) {
        show({ problem: photo.reason ?? 'It could not be converted. Try another file.' })
        return
      }
      await queryClient.invalidateQueries({ queryKey: studio.pictures().queryKey })
      setUploads((all) => all.filter((it) => it.id !== id))
      return photo.src
    } catch (error) {
      if (!signal.aborted) show({ problem: reasonText(error) })
    }
  }

  return {
    uploads,
    send: sendInOrder,
    drop: (id: string) => setUploads((all) => all.filter((it) => it.id !== id)),
  }
}
