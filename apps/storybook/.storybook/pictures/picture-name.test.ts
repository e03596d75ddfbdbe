import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from 'vitest'
import drawnBy from '../../pictures/browsers.json' with { type: 'json' }
import { pictureName } from './picture-name.ts'

const pictures = readdirSync(join(import.meta.dirname, '../../pictures')).filter((file) =>
  file.endsWith('.webp'),
)

test('the browser that drew a picture is found by the name of the picture', () => {
  expect(Object.keys(drawnBy).sort()).toEqual(pictures.map((file) => parse(file).name).sort())
  expect(Object.keys(drawnBy)).toContain(pictureName('components-actions-button--matrix', 'light'))
})
