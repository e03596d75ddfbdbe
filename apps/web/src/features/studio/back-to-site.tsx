import { ArrowLeftIcon } from '@susegad/ui/icon'
import { StudioLink } from './studio-link.tsx'

/** The way back to all records. */
export function BackToSite() {
  return (
    <p>
      <StudioLink className="studio-back">
        <ArrowLeftIcon />
        Your site
      </StudioLink>
    </p>
  )
}
