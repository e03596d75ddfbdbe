'use client'
import type * as React from 'react'
import {
  AccountForm,
  type AccountFormLabels,
  type AccountFormProps,
  type SubmitResult,
} from '../form/account-form.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import {
  checkRegister,
  PASSWORD_MIN_LENGTH,
  type RegisterValues,
  toRegisterValues,
} from './register-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'

export interface RegisterFormLabels extends AccountFormLabels {
  name: string
  username: string
  email: string
  phone: string
  password: string
  passwordHint: string
  confirmPassword: string
  showPassword: string
  hidePassword: string
}

const defaultLabels: RegisterFormLabels = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters`,
  confirmPassword: 'Confirm password',
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  success: 'Account created successfully! Redirecting...',
  unexpected: 'An unexpected error occurred. Please try again.',
}

export interface RegisterFormProps extends AccountFormProps {
  /**
   * Creates the account; the confirmation is not passed on.
   * A returned error is shown as it is, a thrown one as `labels.unexpected`.
   */
  onSubmit: (values: RegisterValues) => Promise<SubmitResult>
  /** Overrides for the default texts. */
  labels?: Partial<RegisterFormLabels> | undefined
}

/** Creates an account, showing one problem at a time. Renders a `<form>`, replaced by a success message once done. */
export function RegisterForm({ onSubmit, labels, ...rest }: RegisterFormProps): React.JSX.Element {
  const texts = { ...defaultLabels, ...labels }
  const toggles = { show: texts.showPassword, hide: texts.hidePassword }
  return (
    <AccountForm
      {...rest}
      data-slot="register-form"
      labels={texts}
      check={checkRegister}
      reveal="first"
      afterwards="message"
      onSubmit={(fields) => onSubmit(toRegisterValues(fields))}
      fields={
        <>
          <div className="sg-form-row">
            <TextField name="name" label={texts.name} autoComplete="name" maxLength={120} required />
            <TextField
              name="username"
              label={texts.username}
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={40}
              required
            />
          </div>
          <div className="sg-form-row">
            <TextField
              name="email"
              type="email"
              label={texts.email}
              autoComplete="email"
              maxLength={254}
              required
            />
            <TextField
              name="phone"
              type="tel"
              label={texts.phone}
              autoComplete="tel"
              maxLength={40}
              required
            />
          </div>
          <div className="sg-form-row">
            <PasswordField
              name="password"
              label={texts.password}
              hint={texts.passwordHint}
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
