import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import type { PageData } from '../../page-data/page-data.ts'
import { LoadFailure } from '../../signed-in/load-failure.tsx'
import { WorkspaceHead } from '../../signed-in/page/workspace-head.tsx'
import { WorkspaceSection } from '../../signed-in/page/workspace-section.tsx'
import { Absences } from './absences.tsx'
import { routing } from './routing-queries.ts'
import { RulesEditor } from './rules-editor.tsx'
import './routing.css'
import type { Routing } from '@susegad/api-client/contract'
import { conditionText, targetText } from './rule-text.ts'

interface RoutingPageProps {
  ownId: string
  isOwner: boolean
  places: PageData['routing']['places']
}

/** Rules that assign new enquiries or put them into views, and who is away: owners edit the rules, all staff can read them. */
export function RoutingPage({ ownId, isOwner, places }: RoutingPageProps) {
  const rules = useQuery(routing)
  const { data, error } = rules
  return (
    <div className="workspace-page routing">
      <WorkspaceHead
        title="Routing"
        about={<p>Assigns new enquiries to your team, or puts them into shared views, as they come in.</p>}
      />
      {error && <LoadFailure text="The rules could not be loaded." query={rules} />}
      {!data && !error && <Spinner size="lg" className="workspace-waiting" />}
      {data && (
        <>
          <WorkspaceSection
            title="Rules"
            about="The first matching rule applies; a rule is skipped while all its people are away. Enquiries in a view, and those that match no rule, stay unassigned."
          >
            {isOwner ? <RulesEditor routing={data} places={places} /> : <RulesList routing={data} />}
          </WorkspaceSection>
          <WorkspaceSection
            title="Away"
            about="Rules skip people who are away. Enquiries already assigned to them stay with them."
          >
            <Absences people={data.people} ownId={ownId} isOwner={isOwner} />
          </WorkspaceSection>
        </>
      )}
    </div>
  )
}

/** Read-only list of the rules. */
function RulesList({ routing }: { routing: Routing }) {
  const { rules } = routing
  if (rules.length === 0) return <p>There are no rules yet: new enquiries stay unassigned.</p>
  return (
    <ol className="routing-rules" aria-label="Rules">
      {rules.map((rule) => (
        <li key={rule._id}>
          <b>{conditionText(rule)}</b>
          <span className="desk-hint">{targetText(rule, routing)}</span>
        </li>
      ))}
    </ol>
  )
}
