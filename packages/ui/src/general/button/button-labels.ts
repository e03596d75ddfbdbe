export const buttonLabels = {
  /** Announced by screen readers while loading. */
  loading: 'Please wait',
}

export type ButtonLabels = typeof buttonLabels
