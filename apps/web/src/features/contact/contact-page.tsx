import type { PageData } from '../../page-data/page-data.ts'
import { deferred } from '../../shell/deferred/deferred.tsx'
import { visitorHasDraft } from '../../shell/enquiry/enquiry-draft.ts'

const ContactOpening = deferred(async () => (await import('./contact-opening.tsx')).ContactOpening, 'touched')
const ContactBody = deferred(
  async () => (await import('./contact-body.tsx')).ContactBody,
  // A draft and a session prefill the form; the HTML has neither.
  () => (visitorHasDraft('contact') || document.documentElement.dataset.session ? 'idle' : 'near'),
)

export function ContactPage({ texts }: PageData['contact']) {
  return (
    <>
      <ContactOpening texts={texts} />
      <ContactBody texts={texts} />
    </>
  )
}
