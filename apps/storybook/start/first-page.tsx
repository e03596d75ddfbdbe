import { homePage } from '@susegad/catalog-data/home'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { Button } from '@susegad/ui/button'
import { Picture } from '@susegad/ui/picture'
import { lazy, Suspense } from 'react'
import { firstWords } from './first-words.ts'
import { TokenStrip } from './token-strip.tsx'
import './first-page.css'

const [poster] = homePage.hero.pictures

// Below the fold: lazy, so that the first text doesn't wait for every component.
const LiveWall = lazy(async () => ({ default: (await import('./live-wall.tsx')).LiveWall }))
const PageWall = lazy(async () => ({ default: (await import('./page-wall.tsx')).PageWall }))
const room = <div className="first-room" />

/** The workshop's first page: the whole system at a glance. */
export function FirstPage() {
  return (
    <div className="first-page sb-unstyled">
      <header className="first-hero">
        <div className="first-words">
          <p className="first-label">{firstWords.label}</p>
          <h1>{firstWords.heading}</h1>
          <p className="first-lede">{firstWords.lede}</p>
          <div className="first-actions">
            <Button asChild>
              <a href="./?path=/docs/start-all-components--docs" target="_top">
                All components
              </a>
            </Button>
            <Button variant="outline" asChild>
              <a href="./?path=/docs/guides-first-page--docs" target="_top">
                Install
              </a>
            </Button>
          </div>
        </div>
        {poster ? (
          <div className="first-poster">
            <Picture {...pictureSources(poster, 'media')} alt="" ratio="fill" priority sizes="40rem" />
          </div>
        ) : null}
      </header>
      <section aria-labelledby="first-parts">
        <h2 id="first-parts">The parts, at work</h2>
        <Suspense fallback={room}>
          <LiveWall />
        </Suspense>
      </section>
      <section aria-labelledby="first-material">
        <h2 id="first-material">What they are made of</h2>
        <TokenStrip />
      </section>
      <section aria-labelledby="first-pages">
        <h2 id="first-pages">Whole pages</h2>
        <Suspense fallback={room}>
          <PageWall />
        </Suspense>
      </section>
    </div>
  )
}
