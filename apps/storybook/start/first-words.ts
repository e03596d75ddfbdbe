/** Text of the first page. The build also puts it into the workshop's HTML, where it shows before Storybook starts. */
export const firstWords = {
  label: 'A design system for travel sites',
  heading: 'Made on the coast, where nobody hurries',
  lede: 'React components that work before a script arrives, three computed themes, two small fonts. Drawn after the travel posters of Goa.',
} as const
