import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import { LocaleProvider } from '../../locale/locale.tsx'
import { Tab, TabPanel, Tabs, TabsList, type TabsProps } from './tabs.tsx'

const sample = (props: Partial<TabsProps> = {}) => (
  <Tabs defaultValue="rooms" {...props}>
    <TabsList aria-label="La View">
      <Tab value="rooms">Rooms</Tab>
      <Tab value="food" disabled>
        Food
      </Tab>
      <Tab value="way">Way there</Tab>
    </TabsList>
    <TabPanel value="rooms">Twelve rooms</TabPanel>
    <TabPanel value="food">Fish</TabPanel>
    <TabPanel value="way">
      <a href="#bus">By bus</a>
    </TabPanel>
  </Tabs>
)

describeConformance('Tabs', (props) => <Tabs defaultValue="a" {...props} />, { slot: 'tabs', tag: 'div' })
describeConformance(
  'TabsList',
  (props) => (
    <TabsList aria-label="Hotel" {...props}>
      <Tab value="a">A</Tab>
    </TabsList>
  ),
  {
    slot: 'tabs-list',
    tag: 'div',
    wrap: (list) => (
      <Tabs>
        {list}
        <TabPanel value="a">A</TabPanel>
      </Tabs>
    ),
  },
)
describeConformance(
  'Tab',
  (props) => (
    <Tab value="a" {...props}>
      A
    </Tab>
  ),
  {
    slot: 'tab',
    tag: 'button',
    wrap: (tab) => (
      <Tabs>
        <TabsList aria-label="Hotel">{tab}</TabsList>
      </Tabs>
    ),
  },
)
describeConformance(
  'TabPanel',
  (props) => (
    <TabPanel value="a" {...props}>
      A
    </TabPanel>
  ),
  {
    slot: 'tab-panel',
    tag: 'div',
    wrap: (panel) => (
      <Tabs defaultValue="a">
        <TabsList aria-label="Hotel">
          <Tab value="a">A</Tab>
        </TabsList>
        {panel}
      </Tabs>
    ),
  },
)

test('a press shows the panel of its tab alone', async () => {
  const told: string[] = []
  const screen = await render(sample({ onValueChange: (value) => told.push(value) }))
  await expect.element(screen.getByRole('tabpanel', { name: 'Rooms' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Way there' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Way there' })).toBeVisible()
  await expect.element(screen.getByText('Twelve rooms')).not.toBeVisible()
  expect(told).toEqual(['way'])
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('the arrow keys go past a disabled tab, and the other way where one reads from right to left', async () => {
  const screen = await render(<LocaleProvider locale="ar-AE">{sample()}</LocaleProvider>)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Way there' })).toHaveFocus()
  await expect.element(screen.getByText('By bus')).toBeVisible()
})

test('with manual activation the panel waits for Enter', async () => {
  const screen = await render(sample({ activation: 'manual' }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Way there' })).toHaveFocus()
  await expect.element(screen.getByText('Twelve rooms')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Twelve rooms')).not.toBeVisible()
})

test('its owner is obeyed', async () => {
  const screen = await render(sample({ value: 'rooms' }))
  await screen.getByRole('tab', { name: 'Way there' }).click()
  await expect.element(screen.getByText('Twelve rooms')).toBeVisible()
  await screen.rerender(sample({ value: 'way' }))
  await expect.element(screen.getByText('By bus')).toBeVisible()
})

test('the server sends every panel, and shows the first', () => {
  const html = showServerHtml(sample())
  const panels = [...html.querySelectorAll<HTMLElement>('[role=tabpanel]')]
  expect(panels.map((panel) => panel.checkVisibility())).toEqual([true, false, false])
  expect(html.textContent).toContain('By bus')
})
