import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Prose, type ProseProps } from './prose.tsx'

const house = (
  <>
    <p>A house of laterite and lime, built in 1894 for a family of seven.</p>
    <h2>The courtyard</h2>
    <p>
      The rooms open on it. It opens on <strong>the sea</strong>.
    </p>
  </>
)

const lists = (
  <>
    <h3>How to come</h3>
    <ol>
      <li>By train to Thivim</li>
      <li>By taxi to the church</li>
    </ol>
    <ul>
      <li>Bring a valid ID</li>
      <li>Bring time</li>
    </ul>
    <blockquote>Susegad: the contented, unhurried life.</blockquote>
  </>
)

const link = (
  <p>
    The <a href="#terms">terms</a> say the rest.
  </p>
)

const tooWide = (
  <>
    <p>
      Write to <a href="#mail">grand-heritage-mansion-and-gardens-reservations@upper-candolim.example</a>.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Season</th>
          <th scope="col">Extra mattress</th>
          <th scope="col">Frühstückszuschlag</th>
          <th scope="col">Reservierungsbestätigung</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>June to September</td>
          <td>₹500 a night</td>
          <td>₹300</td>
          <td>within a day</td>
        </tr>
      </tbody>
    </table>
  </>
)

const meta = {
  title: 'Components/Content/Prose',
  component: Prose,
  parameters: {
    docs: {
      description: {
        component:
          'Styles running text: policies, descriptions, notes. Plain elements inside it need no class.\n\n**Use it** around running text that comes from elsewhere.\n\n**Do not use it** around components: it styles the plain elements inside them too.',
      },
    },
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { lead: 'first' },
  render: (args) => (
    <Prose {...args}>
      <p>Plans change. This page says what comes back to you when they do, and how long it takes.</p>
      <h2>Refunds</h2>
      <p>
        Cancel <strong>30 or more days</strong> before check-in for a full refund. The{' '}
        <a href="#terms">terms</a> say the rest.
      </p>
      <ul>
        <li>15 to 30 days: one night is charged</li>
        <li>Under 15 days: the whole stay is charged</li>
      </ul>
      <h3>How long it takes</h3>
      <p>Between 7 and 14 business days, to the account the money came from.</p>
      <blockquote>Susegad: the contented, unhurried life.</blockquote>
      <table>
        <thead>
          <tr>
            <th scope="col">Season</th>
            <th scope="col">Extra mattress</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>June to September</td>
            <td>₹500 a night</td>
          </tr>
          <tr>
            <td>Christmas and New Year</td>
            <td>₹1,500 a night</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
}

/** Both sizes, with and without a lead paragraph, every element, and content that is too wide. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<ProseProps>
      rows={{
        Md: { children: house },
        Lg: { size: 'lg', children: house },
        'Md, with an opening': { lead: 'first', children: house },
        'Lg, with an opening': { size: 'lg', lead: 'first', children: house },
        'Lists and a quote': { children: lists },
        'Link, hover': { children: link },
        'Link, focus': { children: link },
        'Too wide': { children: tooWide },
      }}
      cell="26rem"
    >
      {(state) => <Prose {...state} />}
    </StateMatrix>
  ),
}
