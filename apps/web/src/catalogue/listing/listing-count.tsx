interface ListingCountProps {
  shown: number
  all: number
  /** The line for the whole list, such as 'Showing 5 hotels'. */
  line: string
}

/** The number of results, announced when a filter changes it. */
export function ListingCount({ shown, all, line }: ListingCountProps) {
  return (
    <>
      <span role="status" className="listing-count">
        {shown === all ? line : line.replace(/\d+/, `${shown} of ${all}`)}
      </span>
      <span className="listing-waiting">Looking for what fits</span>
    </>
  )
}
