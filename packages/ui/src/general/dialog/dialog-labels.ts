export const dialogLabels = {
  close: 'Close',
}

export type DialogLabels = typeof dialogLabels
