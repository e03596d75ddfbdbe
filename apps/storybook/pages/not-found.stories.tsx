import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@susegad/ui/button'
import { Container } from '@susegad/ui/container'
import { EmptyState } from '@susegad/ui/empty-state'
import { CompassIcon } from '@susegad/ui/icon'
import { pageStory } from './site/page-story.ts'
import { SiteFrame } from './site/site-frame.tsx'

function NotFound() {
  return (
    <SiteFrame>
      <Container space="section">
        <EmptyState
          headingLevel={1}
          title="404 Page Not Found"
          icon={<CompassIcon />}
          actions={
            <Button asChild>
              <a href="#/">Back to the homepage</a>
            </Button>
          }
        >
          The tide has taken this page, or it was never here. The whole coast is still a step away.
        </EmptyState>
      </Container>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Not found',
  component: NotFound,
  parameters: pageStory('For addresses that lead nowhere: what happened, and one way on.', 900),
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
