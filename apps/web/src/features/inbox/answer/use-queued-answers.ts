import { useLocale } from '@susegad/ui/locale'
import type { createToaster } from '@susegad/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keptAnswer, queuedAnswers } from './kept-answers.ts'
import { sendAnswer } from './send-answer.ts'

const TRY_EVERY = 30_000

/** Sends queued answers when back online, including those of an earlier visit. */
export function useQueuedAnswers(toaster: Pick<ReturnType<typeof createToaster>, 'show'>): void {
  const queryClient = useQueryClient()
  const format = useLocale()
  const sendAll = useEffectEvent(async () => {
    for (const id of queuedAnswers()) {
      const answer = keptAnswer(id)
      if (!answer?.queued) continue
      try {
        await sendAnswer(queryClient, id, answer, format)
        if (!keptAnswer(id)?.queued)
          toaster.show({ message: 'The answer you wrote offline was sent.', tone: 'success' })
      } catch {
        toaster.show({
          message: 'An answer you wrote offline was not sent. Open its enquiry.',
          tone: 'danger',
        })
      }
    }
  })
  useEffect(() => {
    const start = () => void sendAll()
    start()
    addEventListener('online', start)
    const timer = setInterval(start, TRY_EVERY)
    return () => {
      removeEventListener('online', start)
      clearInterval(timer)
    }
  }, [])
}
