export interface ButtonLabels {
  /** Announced by screen readers while loading. */
  loading: string
}

export const buttonLabels: ButtonLabels = {
  loading: 'Please wait',
}
