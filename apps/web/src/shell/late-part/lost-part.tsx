import './lost-part.css'

/** Replaces a part that failed to render or load; the rest of the page keeps working. */
export function LostPart() {
  return (
    <p role="alert" className="lost-part">
      This part can’t be shown. <a href={location.href}>Load the page again</a>
    </p>
  )
}
