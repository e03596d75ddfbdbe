import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { AskSecondFactor } from './ask-second-factor.tsx'
import { InviteForm } from './invite-form.tsx'
import { Invites } from './invites.tsx'
import { Members } from './members.tsx'
import { people } from './team-queries.ts'
import './team.css'

/** Who works at the desk and what they may, for owners. */
export function TeamPage({ ownId }: { ownId: string }) {
  const team = useQuery(people)
  const { data, error } = team
  return (
    <div className="team">
      <header className="team-head">
        <h1>Team</h1>
        <p>
          Who works at the desk, and what each of them may do. What they did stands under{' '}
          <Link to="/dashboard/activity">Activity</Link>.
        </p>
      </header>
      {error && <LoadFailure text="The team could not be loaded." query={team} />}
      {!data && !error && <Spinner size="lg" className="team-waiting" />}
      {data && (
        <>
          <Section title="Members" text="A suspended member is signed out at once.">
            <Members members={data.people} ownId={ownId} />
          </Section>
          <Section title="Second factor" text="Asked of everybody who works at the desk.">
            <AskSecondFactor people={data} />
          </Section>
          <Section title="Invite" text="By a letter whose link works once, for seven days.">
            <InviteForm />
            {data.invites.length > 0 && <Invites invites={data.invites} />}
          </Section>
        </>
      )}
    </div>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="team-section" aria-label={title}>
      <div className="team-section-head">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="team-section-body">{children}</div>
    </section>
  )
}
