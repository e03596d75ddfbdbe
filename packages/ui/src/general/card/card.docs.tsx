import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { Card, CardActions, CardBody, CardTitle } from './card.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Card>
            <CardBody>
              <CardTitle>Chapora fort</CardTitle>
              <p>Two bays and the road that joins them.</p>
              <CardActions>
                <Button variant="outline">See the walk</Button>
              </CardActions>
            </CardBody>
          </Card>
        ),
        because: 'One subject, one next step.',
      },
      wrong: {
        shown: (
          <Card>
            <CardBody>
              <CardTitle>Chapora fort</CardTitle>
              <Card variant="sunken">
                <CardBody>
                  <CardTitle headingLevel={4}>Two bays</CardTitle>
                  <Card>
                    <CardBody>The road</CardBody>
                  </Card>
                </CardBody>
              </Card>
            </CardBody>
          </Card>
        ),
        because: 'Cards inside a card: a heading and space would group them better.',
      },
    },
  ],
}
