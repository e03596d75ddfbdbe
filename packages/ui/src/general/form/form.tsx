'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { flushSync } from 'react-dom'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import type { FieldProblem, FormCheck } from './field-problem.ts'
import { FormContext, messagesOf } from './form-context.ts'
import { type FormLabels, formLabels } from './form-labels.ts'
import { type FormValues, findFirstField, readFormValues, readMalformedFields } from './form-values.ts'

export type { FieldProblem } from './field-problem.ts'
export { useFormMessage } from './form-context.ts'
export type { FormLabels } from './form-labels.ts'
export type { FormValues } from './form-values.ts'

export interface FormProps extends Omit<React.ComponentProps<'form'>, 'action'> {
  /** URL the browser posts to before or without JavaScript. */
  action?: string | undefined
  /**
   * Validates the values. `malformed` holds the names of fields that fail the browser's type check.
   * Returns the problems in order.
   */
  check?: FormCheck | undefined
  /** Whether to show all problems or only the first. @default 'all' */
  reveal?: 'all' | 'first' | undefined
  /**
   * Called when the check passes, instead of native submission. Problems it returns are shown at their fields.
   * If it rejects, the form shows a failure and keeps the input.
   */
  onValid?: ((values: FormValues) => FormOutcome | Promise<FormOutcome>) | undefined
  /**
   * The fields until the promise of `onValid` settles. `editable` fields are no group: there is no `<fieldset>`.
   * @default 'disabled'
   */
  busyFields?: 'disabled' | 'editable' | undefined
  /** `false` keeps the browser's own validation and messages, which otherwise serve only without JavaScript. */
  noValidate?: boolean | undefined
  /** Called when sending begins and ends. */
  onBusyChange?: ((busy: boolean) => void) | undefined
  /** Changing this value clears the shown problems and keeps the input. */
  session?: number | undefined
  labels?: Partial<FormLabels> | undefined
}

/** Result of `onValid`: problems to show at their fields, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a plain handler returns nothing
export type FormOutcome = readonly FieldProblem[] | void

/** Validates its fields on submit, shows each problem at its field and sends once. Renders a `<form>`. */
export function Form({
  check,
  reveal = 'all',
  onValid,
  busyFields = 'disabled',
  onBusyChange,
  session = 0,
  labels: own,
  className,
  children,
  onSubmit,
  onInput,
  onReset,
  ref,
  ...rest
}: FormProps): React.JSX.Element {
  const { labels, say } = useLabels('form', formLabels, own)
  const [problems, setProblems] = React.useState<readonly FieldProblem[]>([])
  const [seenSession, setSeenSession] = React.useState(session)
  const [busy, setBusy] = React.useState(false)
  const [failed, setFailed] = React.useState(false)
  const sending = React.useRef(false)
  const inner = React.useRef<HTMLFormElement>(null)
  const messages = React.useMemo(() => messagesOf(problems), [problems])
  const rootRef = useMergedRefs(inner, ref)

  function forget(): void {
    setProblems([])
    setFailed(false)
  }

  if (seenSession !== session) {
    setSeenSession(session)
    forget()
  }

  // Native validation bubbles are for visitors without JavaScript; otherwise messages show at the fields.
  React.useEffect(() => {
    if (inner.current) inner.current.noValidate = rest.noValidate ?? true
  }, [rest.noValidate])

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

  function handleSubmit(event: React.SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    if (sending.current) {
      event.preventDefault()
      return
    }
    const values = readFormValues(form, event.nativeEvent.submitter)
    const found = check?.(values, readMalformedFields(form)) ?? []
    if (found.length > 0 || onValid) event.preventDefault()
    if (found.length > 0) show(form, found)?.focus()
    else if (onValid) void send(form, values)
  }

  function handleInput(event: React.InputEvent<HTMLFormElement>): void {
    setFailed(false)
    const edited = event.target instanceof Element ? event.target.getAttribute('name') : null
    setProblems((now) => {
      if (now.length === 0) return now
      return reveal === 'first' ? [] : now.filter(({ field }) => field !== edited)
    })
  }

  return (
    <form
      data-slot="form"
      data-state={busy ? 'submitting' : 'editing'}
      {...rest}
      ref={rootRef}
      className={cx('sg-form', busyFields === 'editable' && 'sg-form-fields', className)}
      onSubmit={composeHandlers(onSubmit, handleSubmit)}
      onInput={composeHandlers(onInput, handleInput)}
      onReset={composeHandlers(onReset, forget)}
    >
      <FormFields legend={labels.legend} busy={busy} busyFields={busyFields}>
        <FormContext value={messages}>{children}</FormContext>
        {failed && (
          <p data-slot="form-failure" className="sg-form-failure" role="alert">
            {labels.failure}
          </p>
        )}
      </FormFields>
      <p data-slot="form-summary" className="sg-visually-hidden" role="status">
        {/* The first problem alone says nothing of the others; the focus has moved to its field. */}
        {reveal === 'all' && problems.length > 0 && say(labels.summary, { count: problems.length })}
      </p>
    </form>
  )
}

interface FormFieldsProps extends Required<Pick<FormProps, 'busyFields'>> {
  legend: string
  busy: boolean
  children: React.ReactNode
}

function FormFields({ legend, busy, busyFields, children }: FormFieldsProps): React.ReactNode {
  if (busyFields === 'editable') return children
  return (
    <fieldset data-slot="form-fields" className="sg-form-fields" disabled={busy}>
      <legend className="sg-visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  )
}
