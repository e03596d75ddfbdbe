import { Button } from '@susegad/ui/button'
import { Card, CardBody, CardTitle } from '@susegad/ui/card'
import { StatusBadge } from '@susegad/ui/status-badge'
import { TextField } from '@susegad/ui/text-field'
import { createRoot } from 'react-dom/client'

const place = document.querySelector('main')
if (!place) throw new Error('The document has no <main>.')
createRoot(place).render(
  <>
    <Button id="plain">Send an enquiry</Button>
    <Button id="utility" className="p-0 rounded-none">
      Without padding
    </Button>
    <Card>
      <CardBody>
        <CardTitle headingLevel={2}>Candolim</CardTitle>
        <StatusBadge status="pending" />
        <TextField label="Name" name="name" />
        <ul>
          <li>Pool</li>
        </ul>
      </CardBody>
    </Card>
    <button type="button" id="own">
      The host's own button
    </button>
  </>,
)
