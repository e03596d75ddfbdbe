export interface ButtonLabels {
  /** Said by screen readers while loading. */
  loading: string
}

export const buttonLabels: ButtonLabels = {
  loading: 'Please wait',
}
