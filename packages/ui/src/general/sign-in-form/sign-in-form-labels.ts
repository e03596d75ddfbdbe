export interface SignInFormLabels {
  emailOrUsername: string
  password: string
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending. */
  submitting: string
  /** Shown in place of the form once done. */
  success: string
}

export const signInFormLabels: SignInFormLabels = {
  emailOrUsername: 'Email or username',
  password: 'Password',
  submit: 'Login',
  submitting: 'Logging in...',
  success: 'Login successful! Redirecting...',
}
