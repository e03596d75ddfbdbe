import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../signed-in/load-failure.tsx'
import { WorkspaceHead } from '../../signed-in/page/workspace-head.tsx'
import { WorkspaceSection } from '../../signed-in/page/workspace-section.tsx'
import { AskSecondFactor } from './ask-second-factor.tsx'
import { InviteForm } from './invite-form.tsx'
import { Invites } from './invites.tsx'
import { Members } from './members.tsx'
import { OpeningHours } from './opening-hours/opening-hours.tsx'
import { people } from './team-queries.ts'
import './team.css'

/** Team members and roles, for owners. */
export function TeamPage({ ownId }: { ownId: string }) {
  const team = useQuery(people)
  const { data, error } = team
  return (
    <div className="workspace-page">
      <WorkspaceHead
        title="Team"
        about={
          <p>
            Who works at the desk, and what each of them may do. See what they did in the{' '}
            <Link to="/dashboard/activity">audit log</Link>.
          </p>
        }
      />
      {error && <LoadFailure text="The team could not be loaded." query={team} />}
      {!data && !error && <Spinner size="lg" className="workspace-waiting" />}
      {data && (
        <>
          <WorkspaceSection title="Members" about="A suspended member is signed out at once.">
            <Members members={data.people} ownId={ownId} />
          </WorkspaceSection>
          <WorkspaceSection title="Opening hours" about="When your team answers enquiries.">
            <OpeningHours />
          </WorkspaceSection>
          <WorkspaceSection title="Two-step verification" about="For everyone who works at the desk.">
            <AskSecondFactor people={data} />
          </WorkspaceSection>
          <WorkspaceSection title="Invite" about="The link in the email works once, for seven days.">
            <InviteForm />
            {data.invites.length > 0 && <Invites invites={data.invites} />}
          </WorkspaceSection>
        </>
      )}
    </div>
  )
}
