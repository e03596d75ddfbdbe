export const passwordFormLabels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  /** Label of the submit button. */
  submit: 'Change Password',
  /** Label of the submit button while sending. */
  submitting: 'Changing Password...',
  /** Shown in place of the form once done. */
  success: 'Password changed successfully!',
}

export type PasswordFormLabels = typeof passwordFormLabels
