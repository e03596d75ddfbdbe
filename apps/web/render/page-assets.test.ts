import { expect, test } from 'vitest'
import { pageAssets } from './page-assets.ts'

const manifest = {
  '_runtime.js': { file: 'runtime.js', name: 'rolldown-runtime' },
  '_vendor.js': { file: 'vendor.js', name: 'vendor', imports: ['_runtime.js'] },
  'index.html': { file: 'index.js', name: 'index', isEntry: true, imports: ['_vendor.js', '_runtime.js'] },
  '_frame.js': { file: 'frame.js', name: 'frame', dynamicImports: ['src/dialog.tsx'], css: ['frame.css'] },
  'src/dialog.tsx': { file: 'dialog.js', src: 'src/dialog.tsx', css: ['dialog.css'] },
  'src/routes/hotels/index.tsx?tsr-split=component': {
    file: 'hotels.js',
    src: 'src/routes/hotels/index.tsx?tsr-split=component',
    imports: ['index.html', '_frame.js'],
    dynamicImports: ['src/all-hotels.tsx'],
    css: ['hotels.css'],
  },
  'src/routes/hotels/$slug.tsx?tsr-split=component': { file: 'hotel.js', css: ['hotel.css'] },
  'src/all-hotels.tsx': { file: 'all-hotels.js', src: 'src/all-hotels.tsx', css: ['all-hotels.css'] },
}

test('a page lists every script that it runs, the entry and the libraries first, and the styles of what its HTML shows', () => {
  expect(pageAssets(manifest, ['__root__', '/hotels/'])).toEqual({
    scripts: ['/index.js', '/vendor.js', '/runtime.js', '/frame.js', '/hotels.js'],
    sheets: ['/frame.css', '/hotels.css', '/all-hotels.css'],
  })
})

test('a build without an entry or libraries is refused', () => {
  expect(() => pageAssets({ 'index.html': manifest['index.html'] }, [])).toThrow('no chunk of libraries')
})
