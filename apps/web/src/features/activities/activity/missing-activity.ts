/** The words for an activity that is missing, at either of its two addresses. */
export const missingActivity = {
  title: 'Activity Not Found',
  text: 'We have no activity under this name. Everything there is to do is in one list.',
  back: { label: 'Back to all activities', to: '/activity' },
}
