/** Milliseconds until the helper, open at first, closes itself. */
export const autoCloseAfter = 10_000
