/** Fields that customers can correct, as named in the thread. */
export const correctedLabels = {
  phone: 'Phone',
  email: 'Email',
  dateOfPlan: 'Date of plan',
  message: 'Message',
} as const

/** SQL pattern of a correction that changed the email address. */
export const CORRECTED_EMAIL = `(^|\\n)${correctedLabels.email}: `
