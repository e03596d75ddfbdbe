import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'

/** Example searches; each has results. */
export const searchIdeas = ['Quiet beach', 'Scuba diving', 'Sunset cruise', 'Pool', 'Palolem', 'Refund']

/** Example searches, shown while nothing is searched for. */
export function SearchIdeas() {
  return (
    <section className="search-ideas" aria-labelledby="search-ideas">
      <h2 id="search-ideas">People look for</h2>
      <ul>
        {searchIdeas.map((idea) => (
          <li key={idea}>
            <Button variant="outline" size="sm" asChild>
              <Link to="/search" search={{ q: idea }}>
                {idea}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
