import { radii, shadows } from '@susegad/ui/theme/tokens'
import './foundations.css'

/** All corner radii. */
export function Corners() {
  return (
    <div className="foundation sb-unstyled">
      <ul className="foundation-shapes">
        {Object.entries(radii).map(([name, value]) => (
          <li key={name}>
            <div className="foundation-shape" style={{ borderRadius: `var(--sg-radius-${name})` }} />
            <code>
              {name} · {value}
            </code>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All shadows. */
export function Shadows() {
  return (
    <div className="foundation sb-unstyled">
      <ul className="foundation-shapes">
        {Object.keys(shadows).map((name) => (
          <li key={name}>
            <div
              className="foundation-shape foundation-floating"
              style={{ boxShadow: `var(--sg-shadow-${name})` }}
            />
            <code>shadow-{name}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The azulejo pattern of dividers, empty states and the membership card. */
export function TilePattern() {
  return (
    <div className="foundation sb-unstyled">
      <div className="foundation-tiles" />
    </div>
  )
}
