import { createFileRoute } from '@tanstack/react-router'
import { EnquirySentPage } from '../../features/enquiry-sent/enquiry-sent-page.tsx'

export const Route = createFileRoute('/_site/enquiry-sent')({
  staticData: { title: 'Enquiry sent', offersMembership: false, closesHelper: true },
  component: EnquirySentPage,
})
