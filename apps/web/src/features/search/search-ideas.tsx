import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'

/** Example searches, shown while nothing is searched for. */
export function SearchIdeas({ ideas }: { ideas: readonly string[] }) {
  return (
    <section className="search-ideas" aria-labelledby="search-ideas">
      <h2 id="search-ideas">Popular searches</h2>
      <ul>
        {ideas.map((idea) => (
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
