import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const FilterIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconFilter} />
export const LayoutGridIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconLayoutGrid} />
export const ZoomInIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconZoomIn} />
export const ZoomOutIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconZoomOut} />
