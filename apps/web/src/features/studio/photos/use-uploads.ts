import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { reasonText } from '../../../signed-in/failure-text.ts'
import { studio } from '../studio-queries.ts'
import { photoProblem } from './photo-problem.ts'
import { uploadPhoto } from './upload-photo.ts'

export interface Upload {
  id: string
  name: string
  /** From 0 to 1. */
  share: number
  step: 'sending' | 'waiting' | 'converting'
  /** Why it is not taken. */
  problem?: string
}

/** Running uploads; each finished photo is reported by its record name. */
export function useUploads(onReady: (src: string) => void, begin: readonly File[]) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queryClient = useQueryClient()
  const stop = useRef<AbortController>(null)
  const ready = useEffectEvent(onReady)
  const sendFirst = useEffectEvent(() => {
    for (const file of begin) void send(file)
  })
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    sendFirst()
    return () => controller.abort()
  }, [])

  async function send(file: File) {
    const signal = stop.current?.signal
    if (!signal) return
    const id = crypto.randomUUID()
    const show = (change: Partial<Upload>) =>
      setUploads((all) => all.map((it) => (it.id === id ? { ...it, ...change } : it)))
    setUploads((all) => [...all, { id, name: file.name || 'Photo', share: 0, step: 'sending' }])
    try {
      const problem = await photoProblem(file)
      if (problem !== undefined) return show({ problem })
      const photo = await uploadPhoto(file, {
        ...{ calls: service.studio, signal },
        // While waiting, keep the progress that was reached.
        onProgress: (share, step) => show(step === 'waiting' ? { step } : { share, step }),
      })
      if (photo.state !== 'ready' || photo.src === null)
        return show({ problem: photo.reason ?? 'It could not be converted. Try another file.' })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: studio.pictures().queryKey }),
        queryClient.invalidateQueries({ queryKey: studio.photos().queryKey }),
      ])
      setUploads((all) => all.filter((it) => it.id !== id))
      ready(photo.src)
    } catch (error) {
      if (!signal.aborted) show({ problem: reasonText(error) })
    }
  }

  return {
    uploads,
    send: (files: Iterable<File>) => {
      for (const file of files) void send(file)
    },
    drop: (id: string) => setUploads((all) => all.filter((it) => it.id !== id)),
  }
}
