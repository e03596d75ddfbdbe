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
  /** Whether the current password is asked for; a link from a letter stands in for it. @default true */
  askCurrent?: boolean | undefined
  /** Characters a new password needs. @default 6 */
  minLength?: number | undefined
  /** Changes it; the confirmation is not among the values, and a current password that is not asked for is empty. A returned error is shown as it is, a thrown one as `labels.unexpected`. */
  onSubmit: (values: PasswordValues) => Promise<SubmitResult>
  /** Texts that differ. */
  labels?: Partial<PasswordFormLabels> | undefined
}

/** Changes a password. Renders a `<form>`; its fields are gone once it is done. */
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
