import { MAX_LENGTH, TOKEN_DAYS_MAX, TOKEN_SCOPES, type TokenScope } from '@susegad/api-client/rules'
import { Checkbox } from '@susegad/ui/checkbox'
import { DateField } from '@susegad/ui/date-field'
import { indiaDay } from '@susegad/ui/logic/india-date'
import { PasswordField } from '@susegad/ui/password-field'
import { TextField } from '@susegad/ui/text-field'
import { service } from '../../../shell/session/service.ts'
import { Choices } from '../connection/choices.tsx'
import { ConnectionDialog } from '../connection/connection-dialog.tsx'
import { tokens } from '../connection/connection-queries.ts'
import { scopeTexts } from './token-text.ts'

interface MakeTokenProps {
  open: boolean
  onClose: () => void
  onSecret: (secret: string) => void
}

const PROPOSED_DAYS = 90
const dayAhead = (days: number): string => indiaDay(Date.now() + days * 24 * 3600 * 1000)

const make = (values: FormData) =>
  service.tokens.create({
    name: String(values.get('name')),
    scopes: values.getAll('scopes[]') as TokenScope[],
    lastDay: String(values.get('lastDay')),
    password: String(values.get('password')),
  })

/** Form for a new token: scopes and expiry. */
export function MakeToken(dialog: MakeTokenProps) {
  return (
    <ConnectionDialog
      {...dialog}
      title="Create a token"
      submit="Create the token"
      failed="The token was not created."
      make={make}
      list={tokens.list().queryKey}
    >
      <TextField
        label="Name"
        name="name"
        hint="The program that will use it."
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        required
      />
      <Choices name="scopes" legend="Rights">
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes[]"
            value={scope}
            defaultChecked={scope === 'enquiries:read'}
            label={
              <>
                {scopeTexts[scope].name}
                <span className="connections-note">{scopeTexts[scope].lets}</span>
              </>
            }
          />
        ))}
      </Choices>
      <DateField
        label="Expires on"
        name="lastDay"
        hint="Up to a year from today."
        defaultValue={dayAhead(PROPOSED_DAYS)}
        min={dayAhead(0)}
        max={dayAhead(TOKEN_DAYS_MAX)}
        required
      />
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
    </ConnectionDialog>
  )
}
