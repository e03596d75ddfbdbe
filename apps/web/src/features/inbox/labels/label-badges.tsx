import type { Label } from '@susegad/api-client/contract'
import { Badge } from '@susegad/ui/badge'
import './label-badges.css'

export function LabelBadge({ label: { name, color } }: { label: Label }) {
  return (
    <Badge size="sm" tone={color} className="desk-label" title={name}>
      <bdi>{name}</bdi>
    </Badge>
  )
}

const MOST = 2

/** At most two labels of a row, one on a phone, and how many more there are. */
export function LabelBadges({ labels }: { labels: readonly Label[] }) {
  if (labels.length === 0) return null
  const more = (shown: number) => labels.length - shown
  return (
    <span className="desk-labels">
      <span className="sg-visually-hidden">{`Labels: ${labels.map(({ name }) => name).join(', ')}`}</span>
      <span className="desk-labels-shown" aria-hidden="true">
        {labels.slice(0, MOST).map((label) => (
          <LabelBadge key={label._id} label={label} />
        ))}
        {more(1) > 0 && <span data-more="phone">{`+${more(1)}`}</span>}
        {more(MOST) > 0 && <span data-more="wide">{`+${more(MOST)}`}</span>}
      </span>
    </span>
  )
}
