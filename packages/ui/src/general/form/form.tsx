'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import type { FormCheck, FormOutcome } from './field-problem.ts'
import { FormContext, messagesOf } from './form-context.ts'
import { type FormLabels, formLabels } from './form-labels.ts'
import { type FormValues, readFormValues, readMalformedFields } from './form-values.ts'
import { useSending } from './use-sending.ts'

export type { FieldProblem, FormOutcome } from './field-problem.ts'
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
  const { problems, busy, failed, sending, show, send, edited, forget } = useSending({
    onValid,
    onBusyChange,
    reveal,
    session,
  })
  const inner = React.useRef<HTMLFormElement>(null)
  const messages = React.useMemo(() => messagesOf(problems), [problems])
  const rootRef = useMergedRefs(inner, ref)

  // Native validation bubbles are for visitors without JavaScript; otherwise messages show at the fields.
  React.useEffect(() => {
    if (inner.current) inner.current.noValidate = rest.noValidate ?? true
  }, [rest.noValidate])

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
    edited(event.target instanceof Element ? event.target.getAttribute('name') : null)
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
