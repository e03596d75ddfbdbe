import { formatPrice } from '@susegad/ui/logic/format-price'
import { leading, textSizes, tracking, weights } from '@susegad/ui/theme/tokens'
import './foundations.css'

/** Every size of the scale in both families. */
export function TypeScale() {
  return (
    <div className="foundation sb-unstyled">
      <ul className="foundation-rows">
        {Object.entries(textSizes)
          .reverse()
          .map(([name, [smallest, largest]]) => (
            <li key={name} className="foundation-type">
              <code>
                {name} · {smallest * 16} to {largest * 16} px
              </code>
              <span
                style={{
                  fontFamily: `var(--sg-font-${largest >= 1.5 ? 'display' : 'text'})`,
                  fontSize: `var(--sg-text-${name})`,
                  fontWeight: largest >= 1.5 ? 600 : 400,
                  lineHeight: largest >= 2.75 ? leading.tight : leading.snug,
                  letterSpacing: largest >= 2.75 ? tracking.tight : undefined,
                }}
              >
                Twelve beaches, one unhurried coast
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The weights of the text family. */
export function TypeWeights() {
  return (
    <div className="foundation sb-unstyled">
      <ul className="foundation-rows">
        {Object.entries(weights).map(([name, fontWeight]) => (
          <li key={name} className="foundation-type">
            <code>
              {name} · {fontWeight}
            </code>
            <span style={{ fontWeight, fontSize: 'var(--sg-text-xl)' }}>
              {`From ${formatPrice(4_500)} a night, breakfast included`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Tabular figures, so that prices align. */
export function TabularFigures() {
  return (
    <div className="foundation sb-unstyled">
      <p className="foundation-figures">
        {formatPrice(1_499)}
        <br />
        {formatPrice(23_600)}
        <br />
        {formatPrice(1_11_111)}
      </p>
    </div>
  )
}
