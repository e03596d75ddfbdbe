import { contrast, toCss, toHex } from '@susegad/ui/theme/color'
import { leastContrast, pairs, type ThemeName, themes } from '@susegad/ui/theme/tokens'
import './foundations.css'

/** Every colour pair of a theme with its contrast, computed from the design tokens. */
export function ContrastTable({ theme }: { theme: ThemeName }) {
  const palette = themes[theme]
  return (
    <div className="foundation sb-unstyled" data-theme={theme}>
      <ul className="foundation-swatches">
        {pairs.map(({ background, foreground, kind }) => {
          const ratio = contrast(palette[foreground], palette[background])
          const ground = toCss(palette[background])
          const ink = toCss(palette[foreground])
          return (
            <li key={`${foreground} on ${background}`} className="foundation-swatch">
              <div
                className="foundation-sample"
                style={
                  kind === 'text'
                    ? { background: ground, color: ink }
                    : { background: ground, boxShadow: `inset 0 0 0 3px ${ink}` }
                }
              >
                {kind === 'text' ? 'Aa ₹1,499' : ''}
              </div>
              <strong>{background}</strong>
              <span>{foreground}</span>
              <span>
                {ratio.toFixed(1)} to 1, {leastContrast(theme, kind)} wanted
              </span>
              <code>{toHex(palette[kind === 'text' ? background : foreground])}</code>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The lowest contrast of each theme, and the number of pairs checked. */
export function ContrastSummary() {
  return (
    <table>
      <thead>
        <tr>
          <th>Theme</th>
          <th>Pairs</th>
          <th>Least for text</th>
          <th>Least for edges</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(themes) as ThemeName[]).map((theme) => {
          const least = (kind: 'text' | 'edge'): string =>
            Math.min(
              ...pairs
                .filter((pair) => pair.kind === kind)
                .map(({ foreground, background }) =>
                  contrast(themes[theme][foreground], themes[theme][background]),
                ),
            ).toFixed(2)
          return (
            <tr key={theme}>
              <td>{theme}</td>
              <td>{pairs.length}</td>
              <td>{least('text')}</td>
              <td>{least('edge')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
