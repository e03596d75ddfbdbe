import type { Routing } from '@susegad/api-client/contract'
import { conditionText, targetText } from './rule-text.ts'

/** Read-only list of the rules. */
export function RulesList({ routing }: { routing: Routing }) {
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
