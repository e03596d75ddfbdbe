'use client'
import type * as React from 'react'
import { wordsIn } from '../../locale/language.ts'
import { AccountForm, type AccountFormProps, type SubmitResult } from '../form/account-form.tsx'
import { type AccountFormLabels, accountFormLabels } from '../form/account-form-labels.ts'
import type { FormLabels } from '../form/form-labels.ts'
import { IdentityFields } from '../form/identity-fields.tsx'
import { PASSWORD_MIN_LENGTH } from '../form/new-password-rules.ts'
import type { ProblemLabels } from '../form/problem-labels.ts'
import { useFormLanguage } from '../form/use-form-language.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { type RegisterFormLabels, registerFormLabels } from './register-form-labels.ts'
import { checkRegister, type RegisterValues, toRegisterValues } from './register-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'

export type { RegisterFormLabels } from './register-form-labels.ts'

export interface RegisterFormProps extends AccountFormProps {
  /**
   * Creates the account; the confirmation is not passed on.
   * A returned error is shown as it is, a thrown one as `labels.unexpected`.
   */
  onSubmit: (values: RegisterValues) => Promise<SubmitResult>
  labels?: Partial<RegisterFormLabels & AccountFormLabels & FormLabels & ProblemLabels> | undefined
}

/** Creates an account, showing one problem at a time. Renders a `<form>`, replaced by a success message once done. */
export function RegisterForm({ onSubmit, labels: own, ...rest }: RegisterFormProps): React.JSX.Element {
  const language = useFormLanguage(own, 'problem', 'accountForm', 'registerForm')
  const { labels, say } = wordsIn(language, 'registerForm', registerFormLabels)
  const { labels: account } = wordsIn(language, 'accountForm', accountFormLabels)
  return (
    <AccountForm
      {...rest}
      data-slot="register-form"
      labels={own}
      words={labels}
      rules={(values, malformed) => checkRegister(values, malformed, language)}
      reveal="first"
      afterwards="message"
      onSubmit={(fields) => onSubmit(toRegisterValues(fields))}
      fields={
        <>
          <IdentityFields labels={labels} />
          <div className="sg-form-row">
            <PasswordField
              name="password"
              label={labels.password}
              hint={say(account.passwordHint, { count: PASSWORD_MIN_LENGTH })}
              autoComplete="new-password"
              minLength={PASSWORD_MIN_LENGTH}
              required
            />
            <PasswordField
              name="confirmPassword"
              label={labels.confirmPassword}
              autoComplete="new-password"
              required
            />
          </div>
        </>
      }
    />
  )
}
