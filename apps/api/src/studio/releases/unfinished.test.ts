import { expect, it } from 'vitest'
import { unfinishedIn } from './unfinished.ts'

const photo = { src: 'hotels/casa/front', alt: 'The front' }

it.each([
  ['a hotel without a photo', 'hotel', { name: 'Casa', heroPictures: [], rooms: [] }, [['heroPictures']]],
  ['a hotel with a photo of a room', 'hotel', { heroPictures: [], rooms: [{ pictures: [photo] }] }, []],
  [
    'a room without a photo',
    'hotel',
    { heroPictures: [photo], rooms: [{ pictures: [photo] }, { category: 'Suite', pictures: [] }] },
    [['rooms', 1, 'pictures']],
  ],
  ['a page without photos', 'page', { title: 'Getting here', sections: [] }, []],
  [
    'a section with only a heading',
    'page',
    {
      sections: [
        { heading: 'By bus', paragraphs: ['Daily.'] },
        { heading: 'By car', paragraphs: [] },
      ],
    },
    [['sections', 1, 'paragraphs']],
  ],
  ['a section with only a list', 'page', { sections: [{ heading: 'Bus', paragraphs: [], list: ['1'] }] }, []],
  [
    'a question without an answer, which is refused elsewhere',
    'hotel',
    { heroPictures: [photo], faq: { sections: [{ title: 'Pool?', lines: [] }] } },
    [],
  ],
] as const)('%s', (_what, kind, data, paths) => {
  expect(unfinishedIn(kind, data as never).map(({ path }) => path)).toEqual(paths)
})

it('finds nothing in a removed record', () => {
  expect(unfinishedIn('hotel', null)).toEqual([])
})
