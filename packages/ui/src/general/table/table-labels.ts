export const tableLabels = {
  loading: 'Loading',
}

export type TableLabels = typeof tableLabels
