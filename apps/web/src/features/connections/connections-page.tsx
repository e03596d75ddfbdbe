import { createToaster, Toaster } from '@susegad/ui/toast'
import { pageTitle } from '../../shell/navigation/page-title.ts'
import { useDocumentTitle } from '../../shell/navigation/use-document-title.ts'
import { LettersSection } from './letters/letters-section.tsx'
import { TokensSection } from './tokens/tokens-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'
import './connections-page.css'

const toaster = createToaster()

/** Webhooks, access tokens, and letters that are not delivered yet. */
export function ConnectionsPage() {
  useDocumentTitle(pageTitle('Connections'))
  return (
    <div className="connections">
      <header className="connections-head">
        <h1>Connections</h1>
        <p>Other programs that hear of enquiries or work with them, and the letters that go out.</p>
      </header>
      <WebhooksSection toaster={toaster} />
      <TokensSection toaster={toaster} />
      <LettersSection toaster={toaster} />
      <Toaster toaster={toaster} />
    </div>
  )
}
