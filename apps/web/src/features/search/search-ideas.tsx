import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'

/** What people come for; each finds something. */
export const searchIdeas = ['Quiet beach', 'Scuba diving', 'Sunset cruise', 'Pool', 'Palolem', 'Refund']

/** Something to begin with, as long as nothing is looked for. */
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
