import { breakpoints, container, measures, spaces } from '@susegad/ui/theme/tokens'
import './foundations.css'

/** Every step of the grid at its true length. */
export function SpaceScale() {
  return (
    <div className="foundation sb-unstyled">
      <ul className="foundation-rows">
        {spaces.map((step) => (
          <li key={step} className="foundation-space">
            <code>
              space-{step} · {step * 4} px
            </code>
            <span className="foundation-bar" style={{ inlineSize: `var(--sg-space-${step})` }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The layout measures of a page. */
export function PageMeasures() {
  return (
    <table>
      <tbody>
        {Object.entries(measures).map(([name, [smallest, largest]]) => (
          <tr key={name}>
            <th>{name}</th>
            <td>
              {smallest * 16} px on a small phone to {largest * 16} px from 1280 px on
            </td>
          </tr>
        ))}
        <tr>
          <th>container</th>
          <td>{container}</td>
        </tr>
        {Object.entries(breakpoints).map(([name, width]) => (
          <tr key={name}>
            <th>{name}</th>
            <td>from {width} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
