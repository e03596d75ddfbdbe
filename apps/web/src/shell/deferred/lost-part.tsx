import { Component, type ReactNode } from 'react'
import './part-boundary.css'

/** In place of a part that broke or never came; the rest of the page goes on. */
export function LostPart() {
  return (
    <p role="alert" className="lost-part">
      This part can’t be shown. <a href={location.href}>Load the page again</a>
    </p>
  )
}

/** Keeps the error of one part from its neighbours. */
export class PartBoundary extends Component<{ children: ReactNode }> {
  override state = { lost: false }

  static getDerivedStateFromError() {
    return { lost: true }
  }

  override render() {
    return this.state.lost ? <LostPart /> : this.props.children
  }
}
