export interface SearchFieldLabels {
  clear: string
}

export const searchFieldLabels: SearchFieldLabels = {
  clear: 'Clear text',
}
