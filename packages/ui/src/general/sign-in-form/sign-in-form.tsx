'use client'
import type * as React from 'react'
import { wordsIn } from '../../locale/language.ts'
import { AccountForm, type AccountFormProps, type SubmitResult } from '../form/account-form.tsx'
import type { AccountFormLabels } from '../form/account-form-labels.ts'
import type { FormLabels } from '../form/form-labels.ts'
import type { ProblemLabels } from '../form/problem-labels.ts'
import { useFormLanguage } from '../form/use-form-language.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { type SignInFormLabels, signInFormLabels } from './sign-in-form-labels.ts'
import { checkSignIn, type SignInValues } from './sign-in-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'
export type { SignInFormLabels } from './sign-in-form-labels.ts'

export interface SignInFormProps extends AccountFormProps {
  /** Signs in. A returned error is shown as it is, a thrown one as `labels.unexpected`. */
  onSubmit: (values: SignInValues) => Promise<SubmitResult>
  labels?: Partial<SignInFormLabels & AccountFormLabels & FormLabels & ProblemLabels> | undefined
}

/** Signs a visitor in. Renders a `<form>`, and a success message in its place once done. */
export function SignInForm({ onSubmit, labels: own, ...rest }: SignInFormProps): React.JSX.Element {
  const language = useFormLanguage(own, 'problem', 'signInForm')
  const { labels } = wordsIn(language, 'signInForm', signInFormLabels)
  return (
    <AccountForm
      {...rest}
      data-slot="sign-in-form"
      labels={own}
      words={labels}
      rules={(values) => checkSignIn(values, language)}
      afterwards="message"
      onSubmit={({ emailOrUsername = '', password = '' }) =>
        onSubmit({ emailOrUsername: emailOrUsername.trim(), password })
      }
      fields={
        <>
          <TextField
            name="emailOrUsername"
            label={labels.emailOrUsername}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <PasswordField name="password" label={labels.password} autoComplete="current-password" required />
        </>
      }
    />
  )
}
