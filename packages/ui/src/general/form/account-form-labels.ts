import type { Message } from '../../locale/format-message.ts'

/** Texts that all account forms share. */
export interface AccountFormLabels {
  /** Message when `onSubmit` rejects or throws. */
  unexpected: string
  /** Hint below a new password; `{count}` is the minimum number of characters. */
  passwordHint: Message
  /** `{count}` is the minimum number of characters. */
  passwordTooShort: Message
  passwordsDiffer: string
}

export const accountFormLabels: AccountFormLabels = {
  unexpected: 'An unexpected error occurred. Please try again.',
  passwordHint: { one: 'At least {count} character', other: 'At least {count} characters' },
  passwordTooShort: {
    one: 'Password must be at least {count} character',
    other: 'Password must be at least {count} characters',
  },
  passwordsDiffer: 'Passwords do not match',
}
