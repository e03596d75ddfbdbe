import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Tab, TabPanel, Tabs, TabsList } from './tabs.tsx'

export const docs: ComponentDocs = {
  announced: ['The arrow keys announce the next tab and that it is selected, and skip disabled ones.'],
  uses: [
    {
      right: {
        shown: (
          <Tabs defaultValue="rooms">
            <TabsList aria-label="La View Hotel">
              <Tab value="rooms">Rooms</Tab>
              <Tab value="rates">Rates</Tab>
            </TabsList>
            <TabPanel value="rooms">Twelve rooms above the beach.</TabPanel>
            <TabPanel value="rates">From ₹4,200 a night.</TabPanel>
          </Tabs>
        ),
        because: 'Views of one subject, each named in one word.',
      },
      wrong: {
        shown: (
          <Tabs defaultValue="one">
            <TabsList aria-label="Enquiry">
              <Tab value="one">1. Who</Tab>
              <Tab value="two">2. When</Tab>
              <Tab value="three">3. Send</Tab>
            </TabsList>
            <TabPanel value="one">Name, phone, email</TabPanel>
          </Tabs>
        ),
        because: 'Steps in a fixed order: people skip one and send half a form.',
      },
    },
  ],
}
