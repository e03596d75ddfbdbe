import type { People } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Switch } from '@susegad/ui/switch'
import { service } from '../../shell/session/service.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { useStaffMutation } from './team-queries.ts'

/** Requires a second factor from the whole team, and lists who has none yet. */
export function AskSecondFactor({ people: { people, rules } }: { people: People }) {
  const asking = useStaffMutation((secondFactor: boolean) => service.staff.changeRules({ secondFactor }))
  const without = people.filter(({ secondFactor, suspended }) => !secondFactor && !suspended)
  return (
    <>
      {asking.error && <Alert>{failureText('Nothing was changed.', asking.error)}</Alert>}
      <Switch
        label="Require two-step verification for everyone"
        hint="A code from an app, or a passkey. People without it must set it up before they can open the desk."
        checked={asking.isPending ? asking.variables : rules.secondFactor}
        disabled={asking.isPending}
        onCheckedChange={(checked) => asking.mutate(checked)}
      />
      <p className="team-nothing">
        {without.length === 0 ? (
          'Everyone has it.'
        ) : (
          <>
            Without it: <bdi>{without.map(({ name }) => name).join(', ')}</bdi>
          </>
        )}
      </p>
    </>
  )
}
