import type { ContactPage } from '@susegad/catalog-data/contact'
import { EnquiryForm, type EnquiryFormProps } from '@susegad/ui/enquiry-form'
import { useState } from 'react'
import { hasPage, useSite } from '../../page-data/site.ts'
import { useEnquiryContext } from '../../shell/enquiry/enquiry-context.ts'
import { EnquiryFoot } from '../../shell/enquiry/enquiry-foot.tsx'
import { useEnquiryForm } from '../../shell/enquiry/use-enquiry-form.ts'

const labels = {
  submit: 'Send Message',
  submitting: 'Sending Message...',
  failure: 'Failed to send message. Please try again.',
} satisfies EnquiryFormProps['labels']

/** While this page is rendered for the first time, the place from which it was opened is still in the document. */
const subjectOfPlaceLeft = () =>
  import.meta.env.SSR
    ? undefined
    : document.querySelector<HTMLElement>('.ask-card [data-about]')?.dataset.about

export function ContactForm({ heading, text }: ContactPage['form']) {
  const site = useSite()
  const [carried] = useState(subjectOfPlaceLeft)
  const subject = carried ?? (hasPage(site, 'membership') ? 'membership' : undefined)
  const form = useEnquiryForm('contact', useEnquiryContext(), subject ? { subject } : {})
  return (
    <section className="contact-form" aria-labelledby="form-heading">
      <h2 id="form-heading" tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
      <EnquiryForm {...form} aria-labelledby="form-heading" labels={{ ...labels, ...form.labels }}>
        <EnquiryFoot />
      </EnquiryForm>
    </section>
  )
}
