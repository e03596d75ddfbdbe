import { useLocale } from '@susegad/ui/locale'
import type { createToaster } from '@susegad/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { beforeLeaving } from '../../../shell/session/session.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { isHeld, keptAnswer, onKeptAnswers, queuedAnswer, queuedAnswers } from './kept-answers.ts'
import { sendAnswer, sendHeldAnswers } from './send-answer.ts'

const TRY_EVERY = 30_000

/**
 * Sends queued answers: held ones when their time to undo is over, or when their author leaves; others when back online,
 * including those of an earlier visit.
 */
export function useQueuedAnswers(toaster: Pick<ReturnType<typeof createToaster>, 'show'>): void {
  const queryClient = useQueryClient()
  const format = useLocale()
  const sendAll = useEffectEvent(async (which: 'due' | 'all') => {
    for (const id of queuedAnswers()) {
      const answer = queuedAnswer(id)
      if (!answer || (which === 'due' && isHeld(answer))) continue
      try {
        await sendAnswer(queryClient, id, answer, format)
        if (answer.sendAt === undefined && !keptAnswer(id)?.queued)
          toaster.show({ message: 'The answer you wrote offline was sent.', tone: 'success' })
      } catch (error) {
        const message = failureText('An answer was not sent and is kept in its enquiry.', error)
        toaster.show({ message, tone: 'danger' })
      }
    }
  })
  const sendHeld = useEffectEvent(() => sendHeldAnswers(format))
  useEffect(() => {
    const start = () => void sendAll('due')
    const leave = () => void sendHeld()
    let nextDue: NodeJS.Timeout | undefined
    const plan = () => {
      clearTimeout(nextDue)
      const times = queuedAnswers()
        .map((id) => keptAnswer(id)?.sendAt ?? 0)
        .filter((time) => time > Date.now())
      if (times.length > 0) nextDue = setTimeout(start, Math.min(...times) - Date.now() + 1)
    }
    start()
    plan()
    const stopPlanning = onKeptAnswers(plan)
    const stopLeaving = beforeLeaving(() => sendHeld())
    addEventListener('online', start)
    addEventListener('pagehide', leave)
    const timer = setInterval(start, TRY_EVERY)
    return () => {
      removeEventListener('online', start)
      removeEventListener('pagehide', leave)
      clearInterval(timer)
      clearTimeout(nextDue)
      stopPlanning()
      stopLeaving()
      void sendAll('all')
    }
  }, [])
}
