import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'

// The service forgets after 45 seconds.
const AGAIN_EVERY = 20_000
/** The enquiry is painted first, and whoever steps over it does not read it. */
const AFTER_OPENING = 300

/** An empty field that has the focus is not being written in: it keeps the focus after an answer is sent. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.value.trim() !== ''

function say(id: string, state: 'reading' | 'writing' | 'gone'): void {
  // Colleagues can do without it: the next one comes soon.
  service.enquiries.present(id, { state }).catch(() => {})
}

/** Tells colleagues that this enquiry is open here, and when something is being written about it. */
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
      // After the paint that closes it.
      if (isTold.current) setTimeout(() => say(id, 'gone'))
      isTold.current = false
    },
    [id],
  )

  // After each render, since sending empties the field without an event.
  useEffect(() => {
    if (writing && !isWritten(document.activeElement)) setWriting(false)
  })

  const look = ({ target }: SyntheticEvent) => setWriting(isWritten(target))
  return { onFocus: look, onInput: look, onBlur: () => setWriting(false) }
}
