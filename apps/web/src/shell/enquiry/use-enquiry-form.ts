import type { EnquiryFormProps } from '@susegad/ui/enquiry-form'
import { useEffect, useState } from 'react'
import { useSession } from '../session/session.ts'
import { dropDraft, type EnquiryDraft, keepDraft, readDraft } from './enquiry-draft.ts'
import { sendEnquiry } from './send-enquiry.ts'

type FormBehaviour = Pick<EnquiryFormProps, 'action' | 'initialValues' | 'onValuesChange' | 'onSubmit'>

/** What both enquiry forms share: the service behind them, a draft that survives, and what is known of the visitor. */
export function useEnquiryForm(form: string): FormBehaviour {
  const session = useSession()
  const [draft, setDraft] = useState<EnquiryDraft>()
  const user = session.user
  useEffect(() => {
    const known = user ? { name: user.name, email: user.email } : {}
    setDraft({ ...known, ...readDraft(form) })
  }, [form, user])
  return {
    action: '/api/enquiries',
    initialValues: draft,
    onValuesChange: (values) => keepDraft(form, values),
    onSubmit: async (values, further) => {
      await sendEnquiry(form, values, String(further.website ?? ''))
      dropDraft(form)
    },
  }
}
