'use client'
import type * as React from 'react'
import { wordsIn } from '../../locale/language.ts'
import { AccountForm, type AccountFormProps, type SubmitResult } from '../form/account-form.tsx'
import { type AccountFormLabels, accountFormLabels } from '../form/account-form-labels.ts'
import type { FormLabels } from '../form/form-labels.ts'
import { PASSWORD_MIN_LENGTH } from '../form/new-password-rules.ts'
import type { ProblemLabels } from '../form/problem-labels.ts'
import { useFormLanguage } from '../form/use-form-language.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { type PasswordFormLabels, passwordFormLabels } from './password-form-labels.ts'
import { checkPassword, type PasswordValues } from './password-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'

export type { PasswordFormLabels } from './password-form-labels.ts'

export interface PasswordFormProps extends AccountFormProps {
  /** Whether to ask for the current password; a link from an email replaces it. @default true */
  askCurrent?: boolean | undefined
  /** Minimum length of a new password, in characters. @default 6 */
  minLength?: number | undefined
  /**
   * Changes the password. `currentPassword` is empty if not asked for; the confirmation is not passed on.
   * A returned error is shown as it is, a thrown one as `labels.unexpected`.
   */
  onSubmit: (values: PasswordValues) => Promise<SubmitResult>
  labels?: Partial<PasswordFormLabels & AccountFormLabels & FormLabels & ProblemLabels> | undefined
}

/** Changes a password. Renders a `<form>`, and the success message in its place once done. */
export function PasswordForm({
  onSubmit,
  labels: own,
  askCurrent = true,
  minLength = PASSWORD_MIN_LENGTH,
  ...rest
}: PasswordFormProps): React.JSX.Element {
  const language = useFormLanguage(own, 'problem', 'accountForm', 'passwordForm')
  const { labels, say } = wordsIn(language, 'passwordForm', passwordFormLabels)
  const { labels: account } = wordsIn(language, 'accountForm', accountFormLabels)
  return (
    <AccountForm
      {...rest}
      data-slot="password-form"
      labels={own}
      words={labels}
      rules={(values) => checkPassword(values, { askCurrent, minLength }, language)}
      afterwards="message"
      onSubmit={({ currentPassword = '', newPassword = '' }) => onSubmit({ currentPassword, newPassword })}
      fields={
        <>
          {askCurrent && (
            <PasswordField
              name="currentPassword"
              label={labels.currentPassword}
              autoComplete="current-password"
              required
            />
          )}
          <div className="sg-form-row">
            <PasswordField
              name="newPassword"
              label={labels.newPassword}
              hint={say(account.passwordHint, { count: minLength })}
              autoComplete="new-password"
              minLength={minLength}
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
