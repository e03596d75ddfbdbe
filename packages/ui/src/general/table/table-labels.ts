export interface TableLabels {
  loading: string
}

export const tableLabels: TableLabels = {
  loading: 'Loading',
}
