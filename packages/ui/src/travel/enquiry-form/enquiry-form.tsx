'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { Alert } from '../../general/alert/alert.tsx'
import { Button } from '../../general/button/button.tsx'
import { addRules, type FormCheck } from '../../general/form/field-problem.ts'
import { Form, type FormLabels, type FormOutcome, type FormProps } from '../../general/form/form.tsx'
import type { FormValues } from '../../general/form/form-values.ts'
import type { ProblemLabels } from '../../general/form/problem-labels.ts'
import { problemsOf, type SubmitResult } from '../../general/form/submit-result.ts'
import { useFormLanguage } from '../../general/form/use-form-language.ts'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { wordsIn } from '../../locale/language.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { type EnquiryFormLabels, enquiryFormLabels } from './enquiry-form-labels.ts'
import { checkEnquiry, type EnquiryValues, enquiryFields, trimEnquiry } from './enquiry-rules.ts'
import { EnquirySent } from './enquiry-sent.tsx'
import { useChangedDefaults, useEnquiryDraft } from './use-enquiry-draft.ts'

export type { SubmitResult } from '../../general/form/submit-result.ts'
export type { EnquiryFormLabels } from './enquiry-form-labels.ts'
export type { EnquiryField, EnquiryValues } from './enquiry-rules.ts'

/** How long the confirmation shows before the form returns, in milliseconds. */
export const SENT_PANEL_DURATION = 5000

export interface EnquiryFormProps
  extends Omit<FormProps, 'check' | 'reveal' | 'onValid' | 'onSubmit' | 'labels' | 'children'> {
  /**
   * Sends the enquiry. Receives the trimmed enquiry and all other named fields (honeypot, hidden inputs).
   * If it rejects or answers `{ ok: false }`, the form shows a failure, each problem at its field, and keeps the input.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a plain handler answers nothing
  onSubmit: (values: EnquiryValues, further: FormValues) => Promise<SubmitResult | void>
  /** Rules beside the form's own. Returns further problems. */
  check?: FormCheck | undefined
  /** Initial values, restored after sending. */
  defaultValues?: Partial<EnquiryValues> | undefined
  /** A saved draft. It may arrive late: it fills only untouched fields. */
  initialValues?: Partial<EnquiryValues> | undefined
  /** Called with the current values on every change, for saving a draft. */
  onValuesChange?: ((values: EnquiryValues) => void) | undefined
  /** Name of a hidden field that only robots fill in, or null for none. @default 'website' */
  honeypot?: string | null | undefined
  labels?: Partial<EnquiryFormLabels & FormLabels & ProblemLabels> | undefined
  /** Hidden inputs that say where the enquiry came from. */
  children?: React.ReactNode
}

/** An enquiry form. Renders a `<form method="post">` that also works without JavaScript. */
export function EnquiryForm({
  onSubmit,
  check,
  defaultValues = {},
  initialValues,
  onValuesChange,
  honeypot = 'website',
  labels: own,
  session = 0,
  onBusyChange,
  onInput,
  className,
  children,
  ref,
  ...rest
}: EnquiryFormProps): React.JSX.Element {
  const language = useFormLanguage(own, 'problem', 'enquiryForm')
  const { labels } = wordsIn(language, 'enquiryForm', enquiryFormLabels)
  const [state, setState] = React.useState<'editing' | 'submitting' | 'failed' | 'sent'>('editing')
  const [failure, setFailure] = React.useState('')
  const [seenSession, setSeenSession] = React.useState(session)
  const form = React.useRef<HTMLFormElement>(null)
  const panel = React.useRef<HTMLDivElement>(null)
  useChangedDefaults(form, defaultValues)
  const report = useEnquiryDraft(form, { initialValues, onValuesChange })
  const rootRef = useMergedRefs(form, ref)

  if (seenSession !== session) {
    setSeenSession(session)
    setState('editing')
  }

  React.useEffect(() => {
    if (state !== 'sent') return
    const focused = document.activeElement
    if (focused === document.body || form.current?.contains(focused)) panel.current?.focus()
    const timer = setTimeout(() => {
      const back = panel.current === document.activeElement
      setState('editing')
      if (back) form.current?.focus({ preventScroll: true })
    }, SENT_PANEL_DURATION)
    return () => clearTimeout(timer)
  }, [state])

  async function send(values: FormValues): Promise<FormOutcome> {
    setState('submitting')
    // A failure without a message shows the default one: the visitor can only try again, and no input is lost.
    let result: SubmitResult = { ok: false, error: '' }
    try {
      result = (await onSubmit(trimEnquiry(values), furtherFields(values))) ?? { ok: true }
    } catch {}
    if (!result.ok) {
      setFailure(result.error)
      setState('failed')
      return problemsOf(form.current, result)
    }
    form.current?.reset()
    report()
    setState('sent')
  }

  return (
    <Form
      method="post"
      data-slot="enquiry-form"
      tabIndex={-1}
      {...rest}
      ref={rootRef}
      session={session}
      className={cx('sg-enquiry-form', className)}
      data-outcome={state}
      check={addRules((values, malformed) => checkEnquiry(values, malformed, language), check)}
      onValid={send}
      onBusyChange={onBusyChange}
      onInput={composeHandlers(onInput, report)}
      labels={own}
    >
      <div className="sg-enquiry-form-body" hidden={state === 'sent'}>
        <EnquiryFields labels={labels} defaultValues={defaultValues} honeypot={honeypot} />
        {children}
        {state === 'failed' && <Alert tone="danger">{failure || labels.failure}</Alert>}
        <Button type="submit" size="lg" className="sg-enquiry-form-submit">
          {state === 'submitting' ? labels.submitting : labels.submit}
        </Button>
      </div>
      <div className="sg-form-status" role="status">
        {state === 'sent' && <EnquirySent ref={panel} labels={labels} />}
      </div>
    </Form>
  )
}

function furtherFields(values: FormValues): FormValues {
  const own: readonly string[] = enquiryFields
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.includes(name)))
}
