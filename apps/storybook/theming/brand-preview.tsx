import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { Card, CardBody, CardTitle } from '@susegad/ui/card'
import { Checkbox } from '@susegad/ui/checkbox'
import { Price } from '@susegad/ui/price'
import { StatusBadge } from '@susegad/ui/status-badge'
import { TextField } from '@susegad/ui/text-field'
import type { ThemeName } from '@susegad/ui/theme/tokens'
import type { CSSProperties } from 'react'

const names: Readonly<Record<ThemeName, string>> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' }

/** A few components that show everything a brand changes, in one theme. */
export function BrandPreview({ theme, variables }: { theme: ThemeName; variables: Record<string, string> }) {
  return (
    <section
      className="brand-preview"
      data-theme={theme}
      style={variables as CSSProperties}
      aria-label={names[theme]}
    >
      <p className="brand-preview-name">{names[theme]}</p>
      <Card>
        <CardBody>
          <div className="brand-preview-row">
            <Badge tone="accent">20% OFF</Badge>
          </div>
          <CardTitle headingLevel={3}>A veranda above the river</CardTitle>
          <p>
            Breakfast until eleven, a boat at four. <a href="#brand">How to get here</a>
          </p>
          <Price amount={4500} unit="/ night" />
          <div className="brand-preview-row">
            <Button>Send enquiry</Button>
            <Button variant="secondary">Call</Button>
            <Button variant="outline">Details</Button>
          </div>
        </CardBody>
      </Card>
      <TextField label="Name" name={`${theme}-name`} defaultValue="Asha Naik" />
      <Checkbox label="Call me back" name={`${theme}-call`} defaultChecked />
      <div className="brand-preview-row">
        <StatusBadge status="pending" />
        <StatusBadge status="resolved" />
      </div>
      <Alert tone="success">Your enquiry is on its way.</Alert>
    </section>
  )
}
