import type * as React from 'react'

/** One use of a component, and the line that says why it is right or wrong. */
export interface Example {
  shown: React.ReactNode
  because: string
}

/** Further sections of a component's docs page. */
export interface ComponentDocs {
  /** Announcements and focus moves, one sentence each. A test covers each of them. */
  announced?: readonly string[]
  /** A right use and a wrong one of the same task, side by side. */
  uses?: readonly { right: Example; wrong: Example }[]
}
