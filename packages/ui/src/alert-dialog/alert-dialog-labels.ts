export interface AlertDialogLabels {
  /** A verb is better than OK. */
  confirm: string
  /** The safe way out, which has the focus at first. */
  cancel: string
}

export const alertDialogLabels: AlertDialogLabels = {
  confirm: 'Confirm',
  cancel: 'Cancel',
}
