import type { ContentImport } from '@susegad/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { sendInChunks } from '../send-in-chunks.ts'

export type Step = { name: 'sending' | 'waiting' | 'reading'; share: number }

/** Sends an archive, and waits until the service has read it. */
export function useImport(onRead: (found: ContentImport) => void) {
  const [step, setStep] = useState<Step>({ name: 'sending', share: 0 })
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const sending = useMutation({
    mutationFn: (file: File) => {
      stop.current?.abort()
      const controller = new AbortController()
      stop.current = controller
      const { signal } = controller
      setStep({ name: 'sending', share: 0 })
      return sendInChunks<ContentImport>({
        ...{ file, signal, working: 'reading' },
        begin: async () =>
          (await service.studio.addImport({ name: file.name || 'site.zip', size: file.size }, { signal }))
            .import,
        send: async (id, offset, bytes) =>
          (await service.studio.sendImport(id, offset, bytes, { signal })).import,
        look: async (id) => (await service.studio.import(id, {}, { signal })).import,
        onSent: (share) => setStep({ name: 'sending', share }),
        onWaiting: () => setStep(({ share }) => ({ name: 'waiting', share })),
        onWork: () => setStep({ name: 'reading', share: 1 }),
      })
    },
    onSuccess: onRead,
    retry: false,
  })
  return { sending, step }
}
