import { deferred } from '../../shell/deferred/deferred.tsx'
import { usePageTitle } from '../../shell/navigation/page-title.ts'

const ContactOpening = deferred(async () => (await import('./contact-opening.tsx')).ContactOpening, 'touched')
const ContactBody = deferred(async () => (await import('./contact-body.tsx')).ContactBody)

export function ContactPage({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <>
      <ContactOpening />
      <ContactBody />
    </>
  )
}
