import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exampleCatalogue } from '../../src/catalogue/example-catalogue.ts'
import { readCatalogue, readPictures } from './read-catalogue.ts'

const pictures = readPictures([fileURLToPath(new URL('../../media/pictures.lock.json', import.meta.url))])
const settings = { BUSINESS_NAME: 'Palm Tours', BUSINESS_EMAIL: 'office@palm.example' }

test.each([{}, settings])('the folder of the example says what the package exports, with %o', async (env) => {
  const { socialPictures, ...read } = readCatalogue(pictures, env)
  const { socialPictures: drawn, ...published } = await exampleCatalogue(env)
  expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(published)))
  expect(Object.keys(read.pageMeta)).toEqual(Object.keys(published.pageMeta))
  expect(socialPictures).toHaveLength(drawn.length)
  expect(socialPictures).toEqual(expect.arrayContaining([...drawn]))
})
