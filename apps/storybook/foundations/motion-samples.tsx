import { durations, easings } from '@susegad/ui/theme/tokens'
import './foundations.css'

/** Point at a row to see it move. */
export function MotionSamples() {
  return (
    <div className="foundation sb-unstyled">
      <ul className="foundation-rows">
        {Object.entries(easings).flatMap(([ease]) =>
          Object.entries(durations).map(([duration, milliseconds]) => (
            <li key={`${ease} ${duration}`} className="foundation-motion">
              <code>
                {ease}, {duration} · {milliseconds} ms
              </code>
              <span className="foundation-track">
                <span
                  className="foundation-ball"
                  style={{
                    transitionDuration: `var(--sg-duration-${duration})`,
                    transitionTimingFunction: `var(--sg-ease-${ease})`,
                  }}
                />
              </span>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
