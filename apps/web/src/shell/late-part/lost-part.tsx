import './lost-part.css'

/** Replaces a part that failed to render or load; the rest of the page keeps working. */
export function LostPart() {
  return (
    <p role="alert" className="lost-part">
      This part can’t be shown.{' '}
      <button type="button" onClick={() => location.reload()}>
        Reload the page
      </button>
    </p>
  )
}
