import type { EnquiryContext } from '@susegad/api-client/contract'
import type { EnquiryFormProps, EnquiryValues } from '@susegad/ui/enquiry-form'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSite } from '../../page-data/site.ts'
import { type Session, useSession } from '../session/session.ts'
import { VISITOR } from '../session/typed-words.ts'
import { useComingTrip } from '../trip/use-trip.ts'
import { dropDraft, type EnquiryDraft, keepDraft, readDraft, typedValues } from './enquiry-draft.ts'
import type { EnquiryPlan } from './send-enquiry.ts'

type FormBehaviour = Pick<
  EnquiryFormProps,
  'action' | 'ref' | 'defaultValues' | 'initialValues' | 'onValuesChange' | 'onSubmit' | 'labels'
>

interface Proposal extends Pick<EnquiryDraft, 'subject' | 'message'> {
  /** Sent with the words. */
  plan?: EnquiryPlan | undefined
}

const unconfirmed =
  'We could not confirm that your enquiry arrived. Your message is still here: check your connection and send it again. We will not get it twice.'

const offline = 'You are offline. Your enquiry is kept here; send it when you are back.'

/** Shared by both enquiry forms: submission, a persistent draft, and the visitor's known details. */
export function useEnquiryForm(
  form: string,
  context: EnquiryContext,
  { plan, ...proposed }: Proposal = {},
): FormBehaviour {
  const session = useSession()
  const { replyPromise } = useSite().business
  const element = useRef<HTMLFormElement>(null)
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const owner = ownerOf(session)
  const { draft, keep } = useOwnDraft(form, owner, element)
  const { name = '', email = '', phone = '' } = session.user ?? {}
  const trip = useComingTrip()
  return {
    action: '/api/enquiries',
    ref: element,
    defaultValues: { name, email, phone, ...(trip?.arrival && { dateOfPlan: trip.arrival }), ...proposed },
    initialValues: draft,
    onValuesChange: keep,
    onSubmit: async (values, further) => {
      const sender = owner ?? VISITOR
      setUnconfirmed(false)
      try {
        const { sendEnquiry } = await import('./send-enquiry.ts')
        const isStored = await sendEnquiry(sender, form, values, further, context, { plan, trip })
        setUnconfirmed(!isStored)
        if (!isStored) return { ok: false, error: '' }
        dropDraft(sender, form)
        return { ok: true }
      } catch (failure) {
        return { ok: false, error: navigator.onLine ? '' : offline, errors: fieldErrorsOf(failure) }
      }
    },
    labels: {
      sentText: `We'll get back to you ${replyPromise}!`,
      ...(isUnconfirmed && { failure: unconfirmed }),
    },
  }
}

/** Field errors of a failed call, read without importing ApiError: the API client is loaded only to send. */
const fieldErrorsOf = (failure: unknown): Record<string, string> | undefined =>
  failure instanceof Error && 'fieldErrors' in failure
    ? (failure.fieldErrors as Record<string, string> | undefined)
    : undefined

/** Unknown while the session is being confirmed. */
const ownerOf = ({ status, user }: Session): string | undefined =>
  status === 'loading' ? undefined : (user?._id ?? VISITOR)

/** The draft of the current user. When another user signs in, the form is emptied and gets theirs. */
function useOwnDraft(form: string, owner: string | undefined, element: RefObject<HTMLFormElement | null>) {
  const [own, setOwn] = useState<{ owner: string; draft: EnquiryDraft }>()
  const early = useRef<EnquiryDraft>({})
  useEffect(() => {
    if (!owner || own?.owner === owner) return
    if (own && own.owner !== VISITOR) {
      element.current?.reset()
      early.current = {}
    }
    // Input from before the session was known is newer than any draft.
    const draft = { ...readDraft(owner, form), ...early.current }
    early.current = {}
    keepDraft(owner, form, draft)
    setOwn({ owner, draft })
  }, [form, owner, own, element])

  function keep(values: EnquiryValues): void {
    const typed = typedValues(values, (field) => defaultOf(element.current, field))
    if (!owner || own?.owner !== owner) {
      early.current = typed
      return
    }
    keepDraft(owner, form, typed)
    // A closing drawer may drop its fields: this restores their values.
    setOwn({ owner, draft: typed })
  }
  return { draft: own?.owner === owner ? own?.draft : undefined, keep }
}

function defaultOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.defaultValue : ''
}
