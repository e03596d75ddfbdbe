interface ListingCountProps {
  shown: number
  all: number
  /** The owner's line, such as 'Showing {count} hotels'. */
  line: string
}

/** The number of results, announced when a filter changes it. */
export function ListingCount({ shown, all, line }: ListingCountProps) {
  return (
    <>
      <span role="status" className="listing-count">
        {line.replace('{count}', shown === all ? String(all) : `${shown} of ${all}`)}
      </span>
      <span className="listing-waiting">Loading results</span>
    </>
  )
}
