export const searchFieldLabels = {
  clear: 'Clear text',
}

export type SearchFieldLabels = typeof searchFieldLabels
