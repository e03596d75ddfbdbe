import { type FocusEvent, useEffect, useState } from 'react'
import { service } from '../../../shell/session/service.ts'

// The service forgets after 45 seconds.
const AGAIN_EVERY = 20_000

const isField = (target: EventTarget): boolean => target instanceof HTMLTextAreaElement

/** Tells colleagues that this enquiry is open here, and when something is being written about it. */
export function usePresence(id: string) {
  const [writing, setWriting] = useState(false)

  useEffect(() => {
    const say = (state: 'reading' | 'writing' | 'gone') => {
      // Colleagues can do without it: the next one comes soon.
      service.enquiries.present(id, { state }).catch(() => {})
    }
    const sayWhatIs = () => say(document.hidden ? 'gone' : writing ? 'writing' : 'reading')
    sayWhatIs()
    const timer = setInterval(() => !document.hidden && sayWhatIs(), AGAIN_EVERY)
    document.addEventListener('visibilitychange', sayWhatIs)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sayWhatIs)
    }
  }, [id, writing])

  useEffect(
    () => () => {
      service.enquiries.present(id, { state: 'gone' }).catch(() => {})
    },
    [id],
  )

  return {
    onFocus: ({ target }: FocusEvent) => isField(target) && setWriting(true),
    onBlur: ({ target }: FocusEvent) => isField(target) && setWriting(false),
  }
}
