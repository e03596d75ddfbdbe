/** Texts for a missing activity, at both of its paths. */
export const missingActivity = {
  title: 'Activity Not Found',
  text: 'We have no activity with this name. You can find all of them in one list.',
  back: { label: 'Back to all activities', to: '/activity' },
}
