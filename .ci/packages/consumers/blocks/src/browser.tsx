import { createRoot } from 'react-dom/client'
import { HotelsPage } from './blocks/hotels-page/hotels-page'
import { PlaceHero } from './blocks/place-hero/place-hero'

const place = document.querySelector('#page')
if (!place) throw new Error('The document has no #page.')
createRoot(place).render(
  <>
    <HotelsPage />
    <PlaceHero
      name="A house of my own"
      location="Candolim"
      trail={[{ label: 'Home', href: '/' }]}
      pictures={[]}
    />
  </>,
)
