import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'

// Renew before presence expires after 45 seconds.
const AGAIN_EVERY = 20_000
/** Delay in ms: paint first, and skip enquiries that are only passed over. */
const AFTER_OPENING = 300

/** An empty focused field doesn't count as writing: it keeps the focus after an answer is sent. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.value.trim() !== ''

function say(id: string, state: 'reading' | 'writing' | 'gone'): void {
  // Ignore failures: the next renewal comes soon.
  service.enquiries.present(id, { state }).catch(() => {})
}

/** Shows colleagues that this enquiry is open here, and whether somebody is writing. */
export function usePresence(id: string) {
  const [writing, setWriting] = useState(false)
  const isTold = useRef(false)

  useEffect(() => {
    const sayWhatIs = () => {
      isTold.current = true
      say(id, document.hidden ? 'gone' : writing ? 'writing' : 'reading')
    }
    const opening = setTimeout(sayWhatIs, AFTER_OPENING)
    const timer = setInterval(() => !document.hidden && sayWhatIs(), AGAIN_EVERY)
    document.addEventListener('visibilitychange', sayWhatIs)
    return () => {
      clearTimeout(opening)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sayWhatIs)
    }
  }, [id, writing])

  useEffect(
    () => () => {
      // Deferred, so that the panel closes first.
      if (isTold.current) setTimeout(() => say(id, 'gone'))
      isTold.current = false
    },
    [id],
  )

  // After each render, because sending empties the field without an event.
  useEffect(() => {
    if (writing && !isWritten(document.activeElement)) setWriting(false)
  })

  const look = ({ target }: SyntheticEvent) => setWriting(isWritten(target))
  return { onFocus: look, onInput: look, onBlur: () => setWriting(false) }
}
