import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { CompassIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { ownPageOnly } from '../navigation/current-link.ts'
import './not-found-page.css'
import type { MissingPage } from '../../page-data/load-page.ts'

/** The contents of a 404 page. */
export function NotFoundPage({ title, text, back }: MissingPage) {
  return (
    <div className="not-found-page">
      <EmptyState
        headingLevel={1}
        title={title}
        icon={<CompassIcon />}
        actions={
          <>
            <Button asChild>
              <Link to={back.to} activeOptions={ownPageOnly}>
                {back.label}
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
