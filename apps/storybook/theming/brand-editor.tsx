import { Button } from '@susegad/ui/button'
import { useState } from 'react'
import { type BrandDraft, brandCss, brandVariables, ownBrand, problemsOf, samples } from './brand.ts'
import { BrandPreview } from './brand-preview.tsx'
import './brand-editor.css'

const fonts = [
  { name: 'Fraunces and Figtree', stack: '' },
  { name: 'The device’s own', stack: 'system-ui, sans-serif' },
  { name: 'A serif', stack: 'Georgia, serif' },
  { name: 'A typewriter', stack: 'ui-monospace, monospace' },
]

/** Changes a brand in every theme at once, and prints the lines to paste. */
export function BrandEditor() {
  const [brand, setBrand] = useState<BrandDraft>(samples[1]?.brand ?? ownBrand)
  const [copied, setCopied] = useState(false)
  const change = (part: Partial<BrandDraft>) => {
    setBrand({ ...brand, ...part })
    setCopied(false)
  }
  const problems = problemsOf(brand)
  const css = brandCss(brand)
  const variables = brandVariables(brand)
  return (
    <div className="brand-editor sb-unstyled">
      <fieldset className="brand-editor-samples">
        <legend>Start from</legend>
        {samples.map(({ name, brand: sample }) => (
          <Button key={name} size="sm" variant="outline" onClick={() => change(sample)}>
            {name}
          </Button>
        ))}
      </fieldset>
      <div className="brand-editor-controls">
        <label>
          Primary
          <input
            type="color"
            value={brand.primary}
            onChange={({ target }) => change({ primary: target.value })}
          />
        </label>
        <label>
          Accent
          <input
            type="color"
            value={brand.accent}
            onChange={({ target }) => change({ accent: target.value })}
          />
        </label>
        <label>
          Font
          <select value={brand.font} onChange={({ target }) => change({ font: target.value })}>
            {fonts.map(({ name, stack }) => (
              <option key={name} value={stack}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Factor name="Corners" value={brand.radius} most={2} onChange={(radius) => change({ radius })} />
        <Factor
          name="Space"
          value={brand.density}
          least={0.6}
          most={1.4}
          onChange={(density) => change({ density })}
        />
      </div>
      <div className="brand-editor-previews">
        {(['light', 'dark', 'contrast'] as const).map((theme) => (
          <BrandPreview key={theme} theme={theme} variables={variables} />
        ))}
      </div>
      <p className="brand-editor-verdict" role="status" data-state={problems.length > 0 ? 'warning' : 'fine'}>
        {problems.length === 0
          ? 'Every pair of colours can be read: AA in light and dark, 7 to 1 in high contrast.'
          : `Hard to read: ${problems
              .map(
                ({ theme, foreground, background, ratio, least }) =>
                  `${foreground} on ${background} in ${theme}, ${ratio.toFixed(1)} of ${least} to 1`,
              )
              .join('; ')}.`}
      </p>
      <figure className="brand-editor-result">
        <pre>
          <code>{css}</code>
        </pre>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(css).then(() => setCopied(true))}
        >
          {copied ? 'Copied' : 'Copy these lines'}
        </Button>
      </figure>
    </div>
  )
}

interface FactorProps {
  name: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}

function Factor({ name, value, least = 0, most, onChange }: FactorProps) {
  return (
    <label>
      <span>
        {name} <output>× {value.toFixed(2)}</output>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  )
}
