import type { SearchDocument } from '@susegad/catalog-data/search'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { SearchField } from '@susegad/ui/search-field'
import { Spinner } from '@susegad/ui/spinner'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { queryAnswered } from '../../shell/navigation/query-answered.ts'
import { Trail } from '../../shell/navigation/trail.tsx'
import { useHydrated } from '../../shell/navigation/use-hydrated.ts'
import { useTypedText } from '../../shell/navigation/use-typed-text.ts'
import { pathOfDocument } from './path-of-document.ts'
import { SearchIdeas } from './search-ideas.tsx'
import { searchPlaces } from './search-places.ts'
import { useSearchDocuments } from './use-search-documents.ts'
import './search-page.css'

const route = getRouteApi('/_site/search')

const kindNames: Record<SearchDocument['kind'], string> = {
  hotel: 'Hotel',
  activity: 'Activity',
  beach: 'Beach',
  page: 'Page',
}

/** The search field and its results. */
export function SearchPage({ ideas }: { ideas: readonly string[] }) {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  // The page is prerendered without a query.
  const hydrated = useHydrated()
  const query = hydrated ? q : ''
  const field = useTypedText(
    query,
    (next) => void navigate({ search: next ? { q: next } : {}, replace: true, resetScroll: false }),
  )
  const change = (next: string) => {
    field.type(next)
    field.write(next)
  }
  const count = useRef<HTMLParagraphElement>(null)
  // Results update on every keystroke, so submitting moves the focus to them and closes a phone's keyboard.
  const showResults = (event: SubmitEvent) => {
    event.preventDefault()
    count.current?.focus()
  }
  useEffect(queryAnswered, [])
  const [focused, setFocused] = useState(false)
  const { documents, state, retry } = useSearchDocuments(focused || query.trim() !== '')
  const hits = documents ? searchPlaces(documents, query) : []
  return (
    <div className="search-page">
      <Trail />
      <h1>Search</h1>
      <search>
        <form action="/search" className="search-form" onSubmit={showResults}>
          <SearchField
            label="What are you looking for?"
            name="q"
            value={field.typed}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setFocused(true)}
            onClear={() => change('')}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <p ref={count} role="status" tabIndex={-1} className="search-count">
        {documents && query.trim() ? countText(hits.length, query) : ''}
      </p>
      {query.trim() && state === 'opening' ? <Spinner labels={{ loading: 'Loading search' }} /> : null}
      {query.trim() && state === 'failed' ? (
        <Alert
          title="Search could not be loaded"
          actions={
            <Button variant="outline" size="sm" onClick={retry}>
              Retry
            </Button>
          }
        >
          <p>Check your connection and try again. You can also use the menu.</p>
        </Alert>
      ) : null}
      {query.trim() && documents && hits.length === 0 ? (
        <EmptyState title="Nothing found" headingLevel={2}>
          Try another word, such as a beach, a village, or what you would like to do.
        </EmptyState>
      ) : null}
      {query.trim() ? null : <SearchIdeas ideas={ideas} />}
      <noscript>
        <p>Search needs JavaScript. Use the menu or the links at the bottom of the page instead.</p>
      </noscript>
      <ol className="search-hits">
        {hits.map(({ document }) => (
          <li key={document.id}>
            <p className="search-kind">{kindNames[document.kind]}</p>
            <h2>
              <Link to={pathOfDocument(document)}>{document.title}</Link>
            </h2>
            <p>{document.line}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function countText(count: number, query: string): string {
  return count === 1 ? `1 result for “${query.trim()}”` : `${count} results for “${query.trim()}”`
}
