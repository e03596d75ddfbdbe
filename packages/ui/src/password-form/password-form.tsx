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

const defaultLabels: PasswordFormLabels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: `At least ${PASSWORD_MIN_LENGTH} characters`,
  confirmPassword: 'Confirm new password',
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  submit: 'Change Password',
  submitting: 'Changing Password...',
  success: 'Password changed successfully!',
  unexpected: 'An unexpected error occurred. Please try again.',
}

export interface PasswordFormProps extends AccountFormProps {
  /** Changes it; the confirmation is not among the values. A returned error is shown as it is, a thrown one as `labels.unexpected`. */
  onSubmit: (values: PasswordValues) => Promise<SubmitResult>
  /** Texts that differ. */
  labels?: Partial<PasswordFormLabels> | undefined
}

/** Changes a password. Renders a `<form>`; its fields are gone once it is done. */
export function PasswordForm({ onSubmit, labels, ...rest }: PasswordFormProps): React.JSX.Element {
  const texts = { ...defaultLabels, ...labels }
  const toggles = { show: texts.showPassword, hide: texts.hidePassword }
  return (
    <AccountForm
      {...rest}
      data-slot="password-form"
      labels={texts}
      check={checkPassword}
      afterwards="message"
      onSubmit={({ currentPassword = '', newPassword = '' }) => onSubmit({ currentPassword, newPassword })}
      fields={
        <>
          <PasswordField
            name="currentPassword"
            label={texts.currentPassword}
            autoComplete="current-password"
            labels={toggles}
            required
          />
          <div className="sg-form-row">
            <PasswordField
              name="newPassword"
              label={texts.newPassword}
              hint={texts.newPasswordHint}
              autoComplete="new-password"
              minLength={PASSWORD_MIN_LENGTH}
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
