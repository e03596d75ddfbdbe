import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { ContactPage } from '../../features/contact/contact-page.tsx'
import { loadPage } from '../../page-data/load-page.ts'
import { routeHead } from '../../seo/route-head.ts'

const route = getRouteApi('/_site/contact')

export const Route = createFileRoute('/_site/contact')({
  staticData: { hasForm: true, offersMembership: false },
  loader: (at) => loadPage('contact', at),
  head: ({ loaderData }) => routeHead(loaderData?.meta, '/contact'),
  component: () => <ContactPage {...route.useLoaderData()} />,
})
