import type { Message } from '../../locale/format-message.ts'

/** Texts that all account forms share. */
export const accountFormLabels = {
  /** Message when `onSubmit` rejects or throws. */
  unexpected: 'An unexpected error occurred. Please try again.',
  /** Hint below a new password; `{count}` is the minimum number of characters. */
  passwordHint: { one: 'At least {count} character', other: 'At least {count} characters' } as Message,
  /** `{count}` is the minimum number of characters. */
  passwordTooShort: {
    one: 'Password must be at least {count} character',
    other: 'Password must be at least {count} characters',
  } as Message,
  passwordsDiffer: 'Passwords do not match',
}

export type AccountFormLabels = typeof accountFormLabels
