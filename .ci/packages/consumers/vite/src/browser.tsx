import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { StayPage } from './stay-page.tsx'

const place = document.querySelector('#page')
if (!place) throw new Error('The document has no #page.')
hydrateRoot(
  place,
  <StrictMode>
    <StayPage />
  </StrictMode>,
)
