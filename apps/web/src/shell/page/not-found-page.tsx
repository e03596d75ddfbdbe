import type { PageKey } from '@susegad/catalog-data/seo'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { CompassIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { ownPageOnly } from '../navigation/current-link.ts'
import './not-found-page.css'
import { hasPage } from '../../page-data/site.ts'

export interface NotFoundPageProps {
  title: string
  text?: string
  /** A link to another page. */
  back?: { label: string; to: string }
}

const home = { label: 'Back to the homepage', to: '/' }

/** The contents of a 404 page. */
export function NotFoundPage({
  title,
  text = 'The tide has taken this page, or it was never here. The whole coast is still a step away.',
  back,
}: NotFoundPageProps) {
  const way = back && hasPage(back.to.slice(1) as PageKey) ? back : home
  return (
    <div className="not-found-page">
      <EmptyState
        headingLevel={1}
        title={title}
        icon={<CompassIcon />}
        actions={
          <>
            <Button asChild>
              <Link to={way.to} activeOptions={ownPageOnly}>
                {way.label}
              </Link>
            </Button>
            <Button variant="outline" asChild>
              <Link to="/contact">Contact Us</Link>
            </Button>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
