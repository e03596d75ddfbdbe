import { named } from 'virtual:business-name'
import { contactMetaOf } from '@susegad/catalog-data/seo'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { routeHead } from '../seo/route-head.ts'

export const Route = createFileRoute('/contact')({
  head: () => routeHead(contactMetaOf(named), '/contact'),
  component: ContactPage,
})
