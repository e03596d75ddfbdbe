import { expect, test } from 'vitest'
import { pageAssets } from './page-assets.ts'

const manifest = {
  '_runtime.js': { file: 'runtime.js', name: 'rolldown-runtime' },
  '_vendor.js': { file: 'vendor.js', name: 'vendor', imports: ['_runtime.js'] },
  'index.html': { file: 'index.js', name: 'index', isEntry: true, imports: ['_vendor.js', '_runtime.js'] },
  'src/routes/hotels/index.tsx?tsr-split=component': {
    file: 'hotels.js',
    imports: ['index.html'],
    dynamicImports: ['src/all-hotels.tsx'],
    css: ['hotels.css'],
  },
  'src/routes/hotels/$slug.tsx?tsr-split=component': { file: 'hotel.js', css: ['hotel.css'] },
  'src/all-hotels.tsx': { file: 'all-hotels.js', css: ['all-hotels.css'] },
}

test('a page lists every script that it runs, the entry and the libraries first, and the styles of its parts', () => {
  expect(pageAssets(manifest, ['__root__', '/hotels/'])).toEqual({
    scripts: ['/index.js', '/vendor.js', '/runtime.js', '/hotels.js'],
    sheets: ['/hotels.css', '/all-hotels.css'],
  })
})

test('a build without an entry or libraries is refused', () => {
  expect(() => pageAssets({ 'index.html': manifest['index.html'] }, [])).toThrow('no chunk of libraries')
})
