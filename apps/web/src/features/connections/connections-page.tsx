import { createToaster, Toaster } from '@susegad/ui/toast'
import { useState } from 'react'
import { EmailsSection } from './emails/emails-section.tsx'
import { TokensSection } from './tokens/tokens-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'
import './connections-page.css'

/** Webhooks, access tokens and unsent emails. */
export function ConnectionsPage() {
  const [toaster] = useState(createToaster)
  return (
    <div className="connections">
      <header className="connections-head">
        <h1>Connections</h1>
        <p>Programs that are notified of enquiries or work with them, and the emails that are sent.</p>
      </header>
      <WebhooksSection toaster={toaster} />
      <TokensSection toaster={toaster} />
      <EmailsSection toaster={toaster} />
      <Toaster toaster={toaster} />
    </div>
  )
}
