import { createFileRoute } from '@tanstack/react-router'
import { EnquirySentPage } from '../../features/enquiry-sent/enquiry-sent-page.tsx'
import { routeHead } from '../../seo/route-head.ts'
import { pageTitle } from '../../shell/navigation/page-title.ts'

export const Route = createFileRoute('/_site/enquiry-sent')({
  staticData: { offersMembership: false },
  head: () => routeHead({ title: pageTitle('Enquiry sent') }),
  component: EnquirySentPage,
})
