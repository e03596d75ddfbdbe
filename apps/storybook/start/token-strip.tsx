const inks = ['surface', 'surface-sunken', 'ink', 'primary', 'accent', 'gold', 'earth', 'tile'] as const

/** The colour pairs and the two font families. */
export function TokenStrip() {
  return (
    <div className="first-proof">
      <ul className="first-inks">
        {inks.map((name) => (
          <li key={name} style={{ background: `var(--sg-${name})`, color: `var(--sg-on-${name})` }}>
            <span>Aa</span>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <div className="first-type">
        <p className="first-display">Goa, without the hurry</p>
        <p className="first-text">
          <b>Fraunces</b> speaks, <b>Figtree</b> explains. A room by the river costs ₹4,500 a night, and the
          boat leaves when everybody is on it.
        </p>
      </div>
    </div>
  )
}
