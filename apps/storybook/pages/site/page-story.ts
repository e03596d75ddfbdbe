/** Parameters of a whole page's story: fullscreen, and in an iframe on docs pages. */
export function pageStory(description: string, height?: number) {
  return {
    layout: 'fullscreen',
    ...(height ? { picture: { height } } : {}),
    docs: { story: { inline: false, height: '46rem' }, description: { component: description } },
  }
}

/** Crops a story's picture at `height`, for pages that are too long. */
export const pictureUpTo = (height: number) => ({ picture: { height } })

export const onPhone = { viewport: { value: 'phone' } }
