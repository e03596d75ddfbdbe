/** Parameters of a block's stories: in a frame, as on a page, and without pictures, which its components have. */
export const blockStory = (description: string, height: string) => ({
  layout: 'fullscreen',
  picture: { skip: true },
  docs: { story: { inline: false, height }, description: { component: description } },
})
