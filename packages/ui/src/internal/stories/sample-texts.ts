/** For stories: a field with overlong texts. */
export const longField = {
  label: 'How many people, grown-ups and children together, will stay in the rooms you are asking about',
  note: 'optional',
  hint: 'We ask so that we can offer rooms that are large enough, or several that lie beside each other.',
  error: 'The number of people must be at least one; for groups larger than twelve, please phone us',
}
