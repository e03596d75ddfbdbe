import { ApiError } from '@susegad/api-client/client'
import { Alert } from '@susegad/ui/alert'
import { Button, type ButtonProps } from '@susegad/ui/button'
import { type FieldProblem, Form, type FormOutcome, type FormProps, type FormValues } from '@susegad/ui/form'
import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { failureText } from '../signed-in/failure-text.ts'

export interface SendFormProps extends Omit<FormProps, 'onValid' | 'busyFields' | 'labels' | 'ref'> {
  /** Sends the values. Resolves with a message that is shown until the next edit, or with nothing. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most forms have no message
  send: (values: FormValues, form: HTMLFormElement) => Promise<string | void>
  /** Called once the values are sent, unless the form is gone by then: another may have taken its place. */
  onSent?: () => void
  /** The first sentence of a failure, such as 'The note was not saved.', or its whole text. */
  failed: string | ((error: unknown) => string)
  /** The buttons, below the failure. */
  actions?: ReactNode
  children: ReactNode
}

const Busy = createContext(false)

/** The submit button of a `SendForm`. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'state'>) {
  return <Button {...props} type="submit" state={use(Busy) ? 'loading' : 'idle'} />
}

/**
 * A form that sends its values to the service: once at a time, refused fields at their fields, other failures above
 * the buttons, which send again. Fields stay editable meanwhile, and nothing is cleared: that is up to `send`.
 *
 * On the library's `Form` alone. React's actions reset the fields even after a failure, and `useMutation` would bring
 * its script to the sign-in pages; staff's forms pass `mutateAsync`, so that a refusal renews the person's role.
 */
export function SendForm({
  send,
  onSent,
  failed,
  actions,
  noValidate = false,
  onBusyChange,
  onInput,
  children,
  ...rest
}: SendFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [message, setMessage] = useState('')

  function forget() {
    setFailure('')
    setMessage('')
  }

  async function submit(values: FormValues): Promise<FormOutcome> {
    forget()
    try {
      if (form.current) setMessage((await send(values, form.current)) ?? '')
      if (form.current) onSent?.()
    } catch (error) {
      const problems = refusedFields(form.current, error)
      if (problems.length > 0) return problems
      setFailure(typeof failed === 'string' ? failureText(failed, error) : failed(error))
    }
  }

  return (
    <Form
      {...rest}
      ref={form}
      noValidate={noValidate}
      busyFields="editable"
      onValid={submit}
      onBusyChange={(now) => {
        setBusy(now)
        onBusyChange?.(now)
      }}
      onInput={(event) => {
        forget()
        onInput?.(event)
      }}
    >
      <Busy value={busy}>
        {children}
        {failure && <Alert>{failure}</Alert>}
        {actions && <div className="sg-form-actions">{actions}</div>}
      </Busy>
      <p className="sg-form-status" role="status">
        {message}
      </p>
    </Form>
  )
}

/** The service's errors of fields that the form has; those of a list's items, such as `events.0`, belong to the list. */
function refusedFields(form: HTMLFormElement | null, error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError)) return []
  return Object.entries(error.fieldErrors).flatMap(([path, message]) => {
    const field = [path, path.replace(/\..*/, '')].find((name) => form?.elements.namedItem(name))
    return field === undefined ? [] : [{ field, message }]
  })
}
