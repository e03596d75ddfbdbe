import { pageTitles } from 'virtual:page-titles'
import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { partsReady } from '../shell/deferred/parts-ready.ts'

export const Route = createFileRoute('/contact')({
  loader: partsReady,
  component: () => <ContactPage title={pageTitles.contact} />,
})
