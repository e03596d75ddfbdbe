export const alertDialogLabels = {
  /** Use a verb rather than OK. */
  confirm: 'Confirm',
  /** The safe choice, which gets the focus when the dialog opens. */
  cancel: 'Cancel',
}

export type AlertDialogLabels = typeof alertDialogLabels
