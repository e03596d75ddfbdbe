export const passwordFieldLabels = {
  show: 'Show characters',
  hide: 'Hide characters',
}

export type PasswordFieldLabels = typeof passwordFieldLabels
