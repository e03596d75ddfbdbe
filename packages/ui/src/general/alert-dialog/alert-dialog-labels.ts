export interface AlertDialogLabels {
  /** Use a verb rather than OK. */
  confirm: string
  /** The safe choice, which gets the focus when the dialog opens. */
  cancel: string
}

export const alertDialogLabels: AlertDialogLabels = {
  confirm: 'Confirm',
  cancel: 'Cancel',
}
