export interface SpinnerLabels {
  loading: string
}

export const spinnerLabels: SpinnerLabels = {
  loading: 'Loading',
}
