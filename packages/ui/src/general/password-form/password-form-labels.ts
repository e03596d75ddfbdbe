export interface PasswordFormLabels {
  currentPassword: string
  newPassword: string
  confirmPassword: string
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending. */
  submitting: string
  /** Shown in place of the form once done. */
  success: string
}

export const passwordFormLabels: PasswordFormLabels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  submit: 'Change Password',
  submitting: 'Changing Password...',
  success: 'Password changed successfully!',
}
