export const spinnerLabels = {
  loading: 'Loading',
}

export type SpinnerLabels = typeof spinnerLabels
