/** Parameters of a whole page's story: fullscreen, and in an iframe on docs pages. */
export function pageStory(description: string, height = 900) {
  return {
    layout: 'fullscreen',
    picture: { height },
    docs: {
      story: { inline: false, height: '46rem' },
      description: { component: description },
      source: { code: null },
    },
  }
}

/** Shows only one part, for a state far down the page. */
export const pictureOf = (part: string) => ({ picture: { part } })

/** Crops a story's picture at `height`, for pages that are too long. */
export const pictureUpTo = (height: number) => ({ picture: { height } })

/** No picture: the story is tested, but looks like another. */
export const notDrawn = { picture: { skip: true } }

export const onPhone = { viewport: { value: 'phone' } }

/** Lengthens every text, like a wordy translation. */
export const longText = { text: 'long' }
