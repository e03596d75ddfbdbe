export const registerFormLabels = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  confirmPassword: 'Confirm password',
  /** Label of the submit button. */
  submit: 'Create Account',
  /** Label of the submit button while sending. */
  submitting: 'Creating Account...',
  /** Shown in place of the form once done. */
  success: 'Account created successfully! Redirecting...',
}

export type RegisterFormLabels = typeof registerFormLabels
