export interface PasswordFieldLabels {
  show: string
  hide: string
}

export const passwordFieldLabels: PasswordFieldLabels = {
  show: 'Show characters',
  hide: 'Hide characters',
}
