import * as React from 'react'
import { flushSync } from 'react-dom'
import type { FieldProblem, FormOutcome } from './field-problem.ts'
import { type FormValues, findFirstField } from './form-values.ts'

interface SendingOptions {
  onValid: ((values: FormValues) => FormOutcome | Promise<FormOutcome>) | undefined
  onBusyChange: ((busy: boolean) => void) | undefined
  reveal: 'all' | 'first'
  session: number
}

interface Sending {
  problems: readonly FieldProblem[]
  busy: boolean
  failed: boolean
  /** Whether something is being sent, known before the next render. */
  sending: React.RefObject<boolean>
  /** Shows problems; returns the field of the first. */
  show: (form: HTMLFormElement, found: readonly FieldProblem[]) => HTMLElement | null
  send: (form: HTMLFormElement, values: FormValues) => Promise<void>
  /** Takes away the failure and the problem of an edited field; of a form that shows only one problem, that one. */
  edited: (field: string | null) => void
  forget: () => void
}

/** The state of a form that sends: its shown problems, whether it is busy, and whether the last attempt failed. */
export function useSending({ onValid, onBusyChange, reveal, session }: SendingOptions): Sending {
  const [problems, setProblems] = React.useState<readonly FieldProblem[]>([])
  const [seenSession, setSeenSession] = React.useState(session)
  const [busy, setBusy] = React.useState(false)
  const [failed, setFailed] = React.useState(false)
  const sending = React.useRef(false)

  function forget(): void {
    setProblems([])
    setFailed(false)
  }

  if (seenSession !== session) {
    setSeenSession(session)
    forget()
  }

  function show(form: HTMLFormElement, found: readonly FieldProblem[]): HTMLElement | null {
    const shown = reveal === 'first' ? found.slice(0, 1) : found
    flushSync(() => setProblems(shown))
    return findFirstField(form, new Set(shown.map(({ field }) => field)))
  }

  async function whileBusy<T>(sent: Promise<T>): Promise<T> {
    sending.current = true
    setBusy(true)
    onBusyChange?.(true)
    try {
      return await sent
    } finally {
      sending.current = false
      flushSync(() => setBusy(false))
      onBusyChange?.(false)
    }
  }

  async function send(form: HTMLFormElement, values: FormValues): Promise<void> {
    const { ownerDocument } = form
    const focused = ownerDocument.activeElement
    setFailed(false)
    let found: FormOutcome = []
    try {
      const sent = onValid?.(values)
      found = sent instanceof Promise ? await whileBusy(sent) : sent
    } catch {
      setFailed(true)
    }
    const wrong = show(form, found ?? [])
    const { activeElement } = ownerDocument
    // Don't take the focus from where the visitor has moved it meanwhile.
    if (wrong && (activeElement === focused || activeElement === ownerDocument.body)) wrong.focus()
    // Disabling the fields took the focus from the button.
    else if (activeElement === ownerDocument.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true })
  }

  function edited(field: string | null): void {
    setFailed(false)
    setProblems((now) => {
      if (now.length === 0) return now
      return reveal === 'first' ? [] : now.filter((problem) => problem.field !== field)
    })
  }

  return { problems, busy, failed, sending, show, send, edited, forget }
}
