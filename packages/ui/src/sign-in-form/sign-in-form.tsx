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
import { checkSignIn, type SignInValues } from './sign-in-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'

export interface SignInFormLabels extends AccountFormLabels {
  emailOrUsername: string
  password: string
  showPassword: string
  hidePassword: string
}

const defaultLabels: SignInFormLabels = {
  emailOrUsername: 'Email or username',
  password: 'Password',
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  submit: 'Login',
  submitting: 'Logging in...',
  success: 'Login successful! Redirecting...',
  unexpected: 'An unexpected error occurred. Please try again.',
}

export interface SignInFormProps extends AccountFormProps {
  /** Signs in. A returned error is shown as it is, a thrown one as `labels.unexpected`. */
  onSubmit: (values: SignInValues) => Promise<SubmitResult>
  /** Overrides for the default texts. */
  labels?: Partial<SignInFormLabels> | undefined
}

/** Signs a visitor in. Renders a `<form>`, and a success message in its place once done. */
export function SignInForm({ onSubmit, labels, ...rest }: SignInFormProps): React.JSX.Element {
  const texts = { ...defaultLabels, ...labels }
  return (
    <AccountForm
      {...rest}
      data-slot="sign-in-form"
      labels={texts}
      check={checkSignIn}
      afterwards="message"
      onSubmit={({ emailOrUsername = '', password = '' }) =>
        onSubmit({ emailOrUsername: emailOrUsername.trim(), password })
      }
      fields={
        <>
          <TextField
            name="emailOrUsername"
            label={texts.emailOrUsername}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            labels={{ show: texts.showPassword, hide: texts.hidePassword }}
            required
          />
        </>
      }
    />
  )
}
