import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Card, CardBody, CardTitle } from '../card/card.tsx'
import { Rail } from './rail.tsx'

const cards = (texts: readonly (readonly [title: string, text: string])[]) =>
  texts.map(([title, text]) => (
    <li key={title}>
      <Card style={{ blockSize: '100%' }}>
        <CardBody>
          <CardTitle>{title}</CardTitle>
          <p>{text}</p>
        </CardBody>
      </Card>
    </li>
  ))

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Rail count="3 beaches">
            {cards([
              ['Arambol', 'Long and quiet, with a lake behind it.'],
              ['Baga', 'Shacks until late.'],
              ['Palolem', 'A calm bay for swimming.'],
            ])}
          </Rail>
        ),
        because: 'A choice of equal things; the count says that there are more than can be seen.',
      },
      wrong: {
        shown: (
          <Rail>
            {cards([
              ['1. Ask', 'Tell us your dates.'],
              ['2. Confirm', 'Answer our call.'],
              ['3. Pay', 'Within 24 hours, or the room is given away.'],
            ])}
          </Rail>
        ),
        because: 'Steps that everybody must know are out of sight: many guests never swipe to the third.',
      },
    },
  ],
}
