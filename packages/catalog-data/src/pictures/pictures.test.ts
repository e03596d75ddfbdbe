import { describe, expect, expectTypeOf, it } from 'vitest'
import lock from '../../media/pictures.lock.json' with { type: 'json' }
import { encoded } from '../../test/all-records.ts'
import {
  fallbackPictures,
  loadSocialPicture,
  type Picture,
  type PictureFile,
  pictureSources,
} from './pictures.ts'

const file: PictureFile = {
  name: 'dining/1',
  hash: '1a2b3c4d',
  width: 1920,
  height: 1200,
  tints: ['#aabbcc', '#445566', '#112233'],
}

describe('the addresses of a picture', () => {
  it('offer every encoded width of each type, with the size of the picture', () => {
    expect(pictureSources(file)).toEqual({
      src: '/media/dining/1-1200.1a2b3c4d.webp',
      srcSet:
        '/media/dining/1-480.1a2b3c4d.webp 480w, /media/dining/1-800.1a2b3c4d.webp 800w, /media/dining/1-1200.1a2b3c4d.webp 1200w',
      sources: [
        {
          type: 'image/avif',
          srcSet:
            '/media/dining/1-480.1a2b3c4d.avif 480w, /media/dining/1-800.1a2b3c4d.avif 800w, /media/dining/1-1200.1a2b3c4d.avif 1200w, /media/dining/1-1920.1a2b3c4d.avif 1920w',
        },
      ],
      width: 1920,
      height: 1200,
      placeholder: 'linear-gradient(#aabbcc, #445566, #112233)',
    })
  })

  it('include the alt text of a picture that has one', () => {
    expect(pictureSources({ ...file, alt: 'The veranda' }).alt).toBe('The veranda')
    expect(pictureSources(file)).not.toHaveProperty('alt')
  })

  it('are below another base URL if one is given', () => {
    expect(pictureSources(file, 'https://cdn.x.in/goa').src).toBe(
      'https://cdn.x.in/goa/dining/1-1200.1a2b3c4d.webp',
    )
  })

  it('never exceed the width of the master', () => {
    expect(pictureSources({ ...file, width: 1000 }).srcSet).not.toContain('1200w')
    expect(pictureSources({ ...file, width: 300 }).srcSet).toBe('/media/dining/1-300.1a2b3c4d.webp 300w')
  })

  it('are the given one for a picture from elsewhere', () => {
    expect(pictureSources({ ...file, src: 'data:image/png;base64,AAAA' })).toMatchObject({
      src: 'data:image/png;base64,AAAA',
      srcSet: '',
      sources: [],
    })
  })
})

it('has every encoded picture in a module, as the lock says', async () => {
  expect([...encoded.keys()].sort()).toEqual(Object.keys(lock).sort())
  for (const [name, { fingerprint: _source, ...file }] of Object.entries(lock))
    expect(encoded.get(name)).toEqual({ name, ...file })
})

describe('fallback pictures', () => {
  it('exist for each kind, with alt text', () => {
    for (const picture of Object.values(fallbackPictures)) {
      expect(encoded.has(picture.name)).toBe(true)
      expect(picture.alt.length).toBeGreaterThan(10)
    }
  })

  it('are found by name for link previews', async () => {
    await expect(loadSocialPicture('social/home')).resolves.toMatchObject({ name: 'social/home' })
    await expect(loadSocialPicture('social/moon')).resolves.toBeUndefined()
  })
})

it('types the sources by the file: with alt text only where the file has it', () => {
  const picture: Picture = { ...file, alt: 'The veranda' }
  expectTypeOf(pictureSources(picture).alt).toEqualTypeOf<string>()
  expectTypeOf(pictureSources(file)).not.toHaveProperty('alt')
  expectTypeOf<Parameters<typeof pictureSources>[0]>().toHaveProperty('alt')
  expectTypeOf<ReturnType<typeof pictureSources>>().toHaveProperty('alt')
})
