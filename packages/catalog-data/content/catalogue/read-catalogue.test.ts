import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleCatalogue } from '../../src/catalogue/example-catalogue.ts'
import { readCatalogue, readPictures } from './read-catalogue.ts'

const inPackage = join(import.meta.dirname, '../..')
const pictures = readPictures([join(inPackage, 'media/pictures.lock.json')])
const settings = { BUSINESS_NAME: 'Palm Tours', BUSINESS_EMAIL: 'office@palm.example' }

test.each([{}, settings])(
  'the example folder has the content that the package exports, with %o',
  async (env) => {
    const { socialPictures, ...read } = readCatalogue(join(inPackage, 'example'), pictures, env)
    const { socialPictures: drawn, ...published } = await exampleCatalogue(env)
    expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(published)))
    expect(Object.keys(read.pageMeta)).toEqual(Object.keys(published.pageMeta))
    expect(socialPictures).toHaveLength(drawn.length)
    expect(socialPictures).toEqual(expect.arrayContaining([...drawn]))
  },
)
