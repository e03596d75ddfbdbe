import { readFileSync, writeFileSync } from 'node:fs'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StayPage } from './stay-page.tsx'

const html = renderToString(
  <StrictMode>
    <StayPage />
  </StrictMode>,
)

for (const file of ['dist/index.html', 'dist/development/index.html']) {
  writeFileSync(file, readFileSync(file, 'utf8').replace('<div id="page">', `<div id="page">${html}`))
}
