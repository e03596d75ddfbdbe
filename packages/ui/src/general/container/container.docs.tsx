import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Container } from './container.tsx'

const dashed = { outline: '1px dashed var(--sg-line-strong)', paddingBlock: 'var(--sg-space-3)' }
const words = 'From a mansion in Candolim to a cottage on stilts above Anjuna.'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Container style={dashed}>
            <p>{words}</p>
          </Container>
        ),
        because: 'One container for each band of the page: all bands begin at the same edge.',
      },
      wrong: {
        shown: (
          <Container style={dashed}>
            <Container style={dashed}>
              <p>{words}</p>
            </Container>
          </Container>
        ),
        because: 'A container inside another adds the padding twice and takes the width from phone readers.',
      },
    },
  ],
}
