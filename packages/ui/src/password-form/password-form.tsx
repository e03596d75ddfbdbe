'use client'
import type * as React from 'react'
import {
  AccountForm,
  type AccountFormLabels,
  type AccountFormProps,
  type SubmitResult,
} from '../form/account-form.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { PASSWORD_MIN_LENGTH } from '../register-form/register-rules.ts'
import { checkPassword, type PasswordValues } from './password-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'

export interface PasswordFormLabels extends AccountFormLabels {
  currentPassword: string
  newPassword: string
  newPasswordHint: string
  confirmPassword: string
  showPassword: string
  hidePassword: string
}

const defaultLabels: Omit<PasswordFormLabels, 'newPasswordHint'> = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  submit: 'Change Password',
  submitting: 'Changing Password...',
  success: 'Password changed successfully!',
  unexpected: 'An unexpected error occurred. Please try again.',
}

export interface PasswordFormProps extends AccountFormProps {
  /** Whether to ask for the current password; a link from an e-mail replaces it. @default true */
  askCurrent?: boolean | undefined
  /** Minimum length of a new password, in characters. @default 6 */
  minLength?: number | undefined
  /**
   * Changes the password. `currentPassword` is empty if not asked for; the confirmation is not passed on.
   * A returned error is shown as it is, a thrown one as `labels.unexpected`.
   */
  onSubmit: (values: PasswordValues) => Promise<SubmitResult>
  /** Overrides for the default texts. */
  labels?: Partial<PasswordFormLabels> | undefined
}

/** Changes a password. Renders a `<form>`, and the success message in its place once done. */
export function PasswordForm({
  onSubmit,
  labels,
  askCurrent = true,
  minLength = PASSWORD_MIN_LENGTH,
  ...rest
}: PasswordFormProps): React.JSX.Element {
  const texts = { ...defaultLabels, newPasswordHint: `At least ${minLength} characters`, ...labels }
  const toggles = { show: texts.showPassword, hide: texts.hidePassword }
  return (
    <AccountForm
      {...rest}
      data-slot="password-form"
      labels={texts}
      check={(values) => checkPassword(values, { askCurrent, minLength })}
      afterwards="message"
      onSubmit={({ currentPassword = '', newPassword = '' }) => onSubmit({ currentPassword, newPassword })}
      fields={
        <>
          {askCurrent && (
            <PasswordField
              name="currentPassword"
              label={texts.currentPassword}
              autoComplete="current-password"
              labels={toggles}
              required
            />
          )}
          <div className="sg-form-row">
            <PasswordField
              name="newPassword"
              label={texts.newPassword}
              hint={texts.newPasswordHint}
              autoComplete="new-password"
              minLength={minLength}
              labels={toggles}
              required
            />
            <PasswordField
              name="confirmPassword"
              label={texts.confirmPassword}
              autoComplete="new-password"
              labels={toggles}
              required
            />
          </div>
        </>
      }
    />
  )
}
