export const railLabels = {
  previous: 'Previous cards',
  next: 'Next cards',
}

export type RailLabels = typeof railLabels
