import { ArrowLeftIcon } from '@susegad/ui/icon'
import { StudioLink } from './studio-link.tsx'

/** Link back to all records. */
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
