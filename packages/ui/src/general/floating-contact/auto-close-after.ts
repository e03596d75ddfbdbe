/** Milliseconds until the panel, which is open at first, closes itself. */
export const autoCloseAfter = 10_000
