export const signInFormLabels = {
  emailOrUsername: 'Email or username',
  password: 'Password',
  /** Label of the submit button. */
  submit: 'Login',
  /** Label of the submit button while sending. */
  submitting: 'Logging in...',
  /** Shown in place of the form once done. */
  success: 'Login successful! Redirecting...',
}

export type SignInFormLabels = typeof signInFormLabels
