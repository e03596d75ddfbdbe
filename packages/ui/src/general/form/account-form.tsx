'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { type AccountFormLabels, accountFormLabels } from './account-form-labels.ts'
import { addRules, type FormCheck } from './field-problem.ts'
import { Form, type FormLabels, type FormOutcome, type FormProps } from './form.tsx'
import type { FormValues } from './form-values.ts'
import { problemsOf, type SubmitResult } from './submit-result.ts'

export type { SubmitResult } from './submit-result.ts'

/** Props shared by the account forms. */
export interface AccountFormProps
  extends Omit<FormProps, 'onSubmit' | 'onValid' | 'check' | 'reveal' | 'labels' | 'children'> {
  /** Rules beside the form's own. Returns further problems. */
  check?: FormCheck | undefined
  /** Error from elsewhere, such as an expired session. */
  error?: React.ReactNode
  /** Links below the button. */
  children?: React.ReactNode
}

interface AccountFormFrame extends AccountFormProps, Pick<FormProps, 'reveal'> {
  /** The form's own rules. */
  rules: FormCheck
  /** Label overrides. */
  labels: Partial<AccountFormLabels & FormLabels> | undefined
  /** Texts of this form. */
  words: { submit: string; submitting: string; success: string }
  onSubmit: (values: FormValues) => Promise<SubmitResult>
  /** Shown after success: the fields and the message, or the message alone. */
  afterwards: 'fields' | 'message'
  fields: React.ReactNode
}

/** Base of every account form: fields, one error above the button, and the outcome. */
export function AccountForm({
  labels,
  words,
  onSubmit,
  rules,
  check,
  afterwards,
  fields,
  error,
  children,
  className,
  onInput,
  ref,
  ...rest
}: AccountFormFrame): React.JSX.Element {
  const { labels: texts } = useLabels('accountForm', accountFormLabels, labels)
  const form = React.useRef<HTMLFormElement>(null)
  const [state, setState] = React.useState<'editing' | 'submitting' | 'done'>('editing')
  const [failure, setFailure] = React.useState('')
  const shown = failure || error
  const rootRef = useMergedRefs(form, ref)

  async function send(values: FormValues): Promise<FormOutcome> {
    setState('submitting')
    setFailure('')
    let result: SubmitResult
    try {
      result = await onSubmit(values)
    } catch {
      result = { ok: false, error: texts.unexpected }
    }
    setState(result.ok ? 'done' : 'editing')
    if (result.ok) return
    const problems = problemsOf(form.current, result)
    if (problems.length === 0) setFailure(result.error)
    return problems
  }

  function forgetOutcome(): void {
    setFailure('')
    if (state === 'done') setState('editing')
  }

  if (state === 'done' && afterwards === 'message') {
    return <Done className={className}>{words.success}</Done>
  }
  return (
    <Form
      method="post"
      data-slot="account-form"
      {...rest}
      ref={rootRef}
      labels={labels}
      className={cx('sg-account-form', className)}
      check={addRules(rules, check)}
      onValid={send}
      onInput={composeHandlers(onInput, forgetOutcome)}
    >
      {fields}
      {shown && <Alert tone="danger">{shown}</Alert>}
      <div className="sg-form-status" role="status">
        {state === 'done' && (
          <Alert tone="success" role="presentation">
            {words.success}
          </Alert>
        )}
      </div>
      <div className="sg-form-actions">
        <Button type="submit" size="lg">
          {state === 'submitting' ? words.submitting : words.submit}
        </Button>
        {children}
      </div>
    </Form>
  )
}

/** Replaces the form and takes over its focus, since it may be far above the pressed button. */
function Done({
  className,
  children,
}: {
  className: string | undefined
  children: string
}): React.JSX.Element {
  const message = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus()
  }, [])
  return (
    <Alert ref={message} tone="success" tabIndex={-1} data-slot="account-form-done" className={className}>
      <p>{children}</p>
    </Alert>
  )
}
