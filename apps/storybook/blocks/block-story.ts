/** Parameters of a block's stories: in a frame, as on a page; its components have the pictures. */
export const blockStory = (description: string, height: string) => ({
  layout: 'fullscreen',
  picture: { skip: true },
  docs: { story: { inline: false, height }, description: { component: description } },
})
