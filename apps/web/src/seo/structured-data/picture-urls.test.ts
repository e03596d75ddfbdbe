import { withAlt } from '@susegad/catalog-data/pictures'
import { expect, test } from 'vitest'
import { pictureUrls } from './picture-urls.ts'

const file = { name: 'a', hash: '', width: 480, height: 300, tints: ['#000', '#111', '#222'] as const }
const pictureAt = (src: string) => withAlt({ ...file, src }, 'A picture')

test('encoded, local and foreign pictures have whole addresses, embedded ones none', () => {
  const pictures = [
    withAlt({ ...file, hash: '1a2b' }, 'A picture'),
    pictureAt('/own/pool.jpg'),
    pictureAt('https://photos.example/pool.jpg'),
    pictureAt('data:image/png;base64,AAAA'),
  ]
  expect(pictureUrls(pictures, 'https://goa.example')).toEqual([
    'https://goa.example/media/a-480.1a2b.webp',
    'https://goa.example/own/pool.jpg',
    'https://photos.example/pool.jpg',
  ])
})
