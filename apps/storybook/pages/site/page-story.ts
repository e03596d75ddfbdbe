/** How every whole page is shown: over the whole window, on docs pages in a frame of its own. */
export function pageStory(description: string, height?: number) {
  return {
    layout: 'fullscreen',
    ...(height ? { picture: { height } } : {}),
    docs: { story: { inline: false, height: '46rem' }, description: { component: description } },
  }
}

/** How far down a story's picture reaches, where the whole page would be too long. */
export const pictureUpTo = (height: number) => ({ picture: { height } })

export const onPhone = { viewport: { value: 'phone' } }
