export interface RegisterFormLabels {
  name: string
  username: string
  email: string
  phone: string
  password: string
  confirmPassword: string
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending. */
  submitting: string
  /** Shown in place of the form once done. */
  success: string
}

export const registerFormLabels: RegisterFormLabels = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  success: 'Account created successfully! Redirecting...',
}
