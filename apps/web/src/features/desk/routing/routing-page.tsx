import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageData } from '../../../page-data/page-data.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { Absences } from './absences.tsx'
import { routing } from './routing-queries.ts'
import { RulesEditor } from './rules-editor.tsx'
import { RulesList } from './rules-list.tsx'
import './routing.css'

interface RoutingPageProps {
  ownId: string
  isOwner: boolean
  places: PageData['routing']['places']
}

/** Rules that assign new enquiries, and who is away: owners edit the rules, all staff can read them. */
export function RoutingPage({ ownId, isOwner, places }: RoutingPageProps) {
  const { data, error, refetch, isFetching } = useQuery(routing)
  return (
    <div className="routing">
      <header className="routing-head">
        <h1>Routing</h1>
        <p>Assigns new enquiries to your team as they come in.</p>
      </header>
      {error && (
        <Alert
          actions={
            <Button
              variant="outline"
              size="sm"
              state={isFetching ? 'loading' : 'idle'}
              onClick={() => void refetch()}
            >
              Retry
            </Button>
          }
        >
          <p>{failureText('The rules could not be loaded.', error)}</p>
        </Alert>
      )}
      {!data && !error && <Spinner size="lg" className="routing-waiting" />}
      {data && (
        <>
          <Section
            title="Rules"
            text="The first rule that matches, and has somebody at work, assigns the enquiry to whoever is next. One that matches no rule stays unassigned."
          >
            {isOwner ? (
              // What was saved is the beginning of the next change.
              <RulesEditor key={data.version} routing={data} places={places} />
            ) : (
              <RulesList routing={data} />
            )}
          </Section>
          <Section
            title="Away"
            text="Rules skip people who are away. What is already assigned to them stays with them."
          >
            <Absences people={data.people} ownId={ownId} isOwner={isOwner} />
          </Section>
        </>
      )}
    </div>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="routing-section" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="routing-body">{children}</div>
    </section>
  )
}
