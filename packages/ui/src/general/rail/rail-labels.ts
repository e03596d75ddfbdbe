export interface RailLabels {
  previous: string
  next: string
}

export const railLabels: RailLabels = {
  previous: 'Previous cards',
  next: 'Next cards',
}
