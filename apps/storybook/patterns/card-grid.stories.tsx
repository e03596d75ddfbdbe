import type { Meta, StoryObj } from '@storybook/react-vite'
import { type BeachSummary, beachesPage, beachSummaries } from '@susegad/catalog-data/beaches'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Card } from '@susegad/ui/card'
import { EmptyState } from '@susegad/ui/empty-state'
import { Skeleton } from '@susegad/ui/skeleton'
import { BeachCards } from './beach-cards.tsx'

interface CardGridProps {
  beaches: readonly BeachSummary[]
  state: 'ready' | 'loading' | 'failed'
}

function CardGrid({ beaches, state }: CardGridProps) {
  return (
    <>
      <h2 className="sg-visually-hidden">Beaches</h2>
      {state === 'loading' ? <CardShapes /> : null}
      {state === 'failed' ? (
        <Alert title="The beaches could not be loaded" actions={<Button size="sm">Try again</Button>}>
          Look at your connection. The beaches themselves are still there.
        </Alert>
      ) : null}
      {state === 'ready' && beaches.length === 0 ? (
        <EmptyState title={beachesPage.empty.title} headingLevel={3}>
          {beachesPage.empty.text}
        </EmptyState>
      ) : null}
      {state === 'ready' && beaches.length > 0 ? <BeachCards beaches={beaches} /> : null}
    </>
  )
}

function CardShapes() {
  return (
    <div className="card-grid" role="status" aria-label="Loading beaches">
      {['first', 'second', 'third'].map((place) => (
        <Card key={place}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
  )
}

const meta = {
  title: 'Patterns/Card grid',
  component: CardGrid,
  args: { beaches: beachSummaries.slice(0, 3), state: 'ready' },
  parameters: {
    docs: {
      description: {
        component:
          'A grid has five states, and all of them are designed: here, on its way (in the shape of what comes), empty, failed (with a way to try again), and with texts nobody planned for.',
      },
    },
  },
} satisfies Meta<typeof CardGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { state: 'loading' } }

export const Empty: Story = { args: { beaches: [] } }

export const Failed: Story = { args: { state: 'failed' } }

export const LongText: Story = {
  args: {
    beaches: beachSummaries.slice(0, 3).map((beach, place) =>
      place === 1
        ? {
            ...beach,
            name: 'Morjim-Ashwem Nesting Turtle Sanctuary Beach',
            location: 'Pernem, at the mouth of the Chapora river, North Goa',
            description: `${beach.description} ${beachesPage.text} ${beach.description}`,
          }
        : beach,
    ),
  },
}
