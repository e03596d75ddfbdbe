import './lost-part.css'

/** In place of a part that broke or never came; the rest of the page goes on. */
export function LostPart() {
  return (
    <p role="alert" className="lost-part">
      This part can’t be shown. <a href={location.href}>Load the page again</a>
    </p>
  )
}
