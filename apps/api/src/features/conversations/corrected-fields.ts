/** What a customer can correct, as the thread names it. */
export const correctedLabels = { phone: 'Phone', email: 'Email', dateOfPlan: 'Date of plan' } as const

/** SQL pattern of a correction that changed the email address. */
export const CORRECTED_EMAIL = `(^|\\n)${correctedLabels.email}: `
