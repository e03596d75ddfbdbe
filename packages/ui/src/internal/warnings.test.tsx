import type * as React from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../general/checkbox/checkbox.tsx'
import { DataTable } from '../general/data-table/data-table.tsx'
import { Dialog, DialogTitle } from '../general/dialog/dialog.tsx'
import { Gallery } from '../general/gallery/gallery.tsx'
import { IconButton } from '../general/icon-button/icon-button.tsx'
import { Marquee } from '../general/marquee/marquee.tsx'
import { NumberField } from '../general/number-field/number-field.tsx'
import { Pagination } from '../general/pagination/pagination.tsx'
import { Progress } from '../general/progress/progress.tsx'
import { RadioGroup } from '../general/radio-group/radio-group.tsx'
import { Switch } from '../general/switch/switch.tsx'
import { Table } from '../general/table/table.tsx'
import { Tabs, TabsList } from '../general/tabs/tabs.tsx'
import { TextField } from '../general/text-field/text-field.tsx'
import { DateRangeField } from '../travel/date-range-field/date-range-field.tsx'
import { MembershipCta } from '../travel/membership-cta/membership-cta.tsx'

async function saidOf(element: React.ReactElement): Promise<string> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await render(element)
  const said = log.mock.calls.map(([message]) => String(message))
  log.mockRestore()
  return said.join('\n')
}

const noText = ''
const rows = { columns: [], rows: [], rowKey: () => '' }
const noName = /<(\w+)> has no accessible name, so nobody hears what it is for: give it (.+)\.$/

test.each<[part: string, prop: string, element: React.ReactElement]>([
  ['Checkbox', 'label', <Checkbox key="" label="" />],
  ['DateRangeField', 'label', <DateRangeField key="" label={undefined} />],
  ['Dialog', 'a DialogTitle or aria-label', <Dialog key="" defaultOpen />],
  ['Field', 'label', <TextField key="" label=" " />],
  ['Gallery', 'aria-label', <Gallery key="" aria-label={noText} images={[]} />],
  ['IconButton', 'aria-label', <IconButton key="" aria-label={noText} />],
  ['Marquee', 'aria-label', <Marquee key="" aria-label={noText} images={[]} />],
  ['Progress', 'label', <Progress key="" label="" />],
  [
    'RadioGroup',
    'label',
    <RadioGroup key="" label="">
      {null}
    </RadioGroup>,
  ],
  ['Switch', 'label', <Switch key="" label="" />],
  ['Table', 'caption', <Table key="" caption="" {...rows} />],
  [
    'TabsList',
    'aria-label',
    <Tabs key="" defaultValue="a">
      <TabsList />
    </Tabs>,
  ],
])('%s without a name is told to take %s', async (part, prop, element) => {
  expect(noName.exec(await saidOf(element))?.slice(1)).toEqual([part, prop])
})

test.each<[said: RegExp, element: React.ReactElement]>([
  [
    /<NumberField> has value and defaultValue, which is ignored/,
    <NumberField key="" label="a" value={1} defaultValue={2} />,
  ],
  [/<NumberField> has a min of 9 above its max of 5/, <NumberField key="" label="a" min={9} max={5} />],
  [/<Tabs> shows no panel at first/, <Tabs key="" />],
  [/<Progress> has a value above its max/, <Progress key="" label="a" value={101} />],
  [/<Pagination> leads nowhere/, <Pagination key="" page={1} totalPages={2} />],
  [
    /<MembershipCta> shows its phone only/,
    <MembershipCta key="" phone="1">
      a
    </MembershipCta>,
  ],
  [
    /<DataTable> has hiddenColumns and defaultHiddenColumns/,
    <DataTable key="" caption="a" {...rows} hiddenColumns={[]} defaultHiddenColumns={[]} />,
  ],
  [/<DataTable> has a page but shows all rows/, <DataTable key="" caption="a" {...rows} page={2} />],
  [
    /does not know how many pages there are/,
    <DataTable key="" caption="a" {...rows} work="server" pageSize={5} />,
  ],
])('what contradicts itself is told: %s', async (said, element) => {
  expect(await saidOf(element)).toMatch(said)
})

test('the same is said once, and nothing where all is well', async () => {
  expect(await saidOf(<IconButton aria-label={noText} />)).toBe('')
  expect(
    await saidOf(
      <>
        <IconButton aria-label="Close" />
        <IconButton asChild aria-label={noText}>
          <a href="/" aria-label="Home">
            x
          </a>
        </IconButton>
        <Dialog defaultOpen>
          <DialogTitle>Delete it?</DialogTitle>
        </Dialog>
        <Pagination page={1} totalPages={1} />
        <NumberField label="Minutes" value={5} min={0} max={9} />
      </>,
    ),
  ).toBe('')
})
