/** Fields that customers can correct beside their message, as named in the thread. */
export const correctedLabels = { phone: 'Phone', email: 'Email', dateOfPlan: 'Date of plan' } as const

/** SQL pattern of a correction that changed the email address. */
export const CORRECTED_EMAIL = `(^|\\n)${correctedLabels.email}: `
