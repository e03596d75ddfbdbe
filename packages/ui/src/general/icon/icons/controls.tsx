import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShare3 from '@tabler/icons-react/dist/esm/icons/IconShare3.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const AdjustmentsHorizontalIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconAdjustmentsHorizontal} />
)
export const ArrowRightIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowRight} />
export const ArrowUpIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowUp} />
export const CheckIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCheck} />
export const ChevronDownIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconChevronDown} />
)
export const ChevronLeftIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconChevronLeft} />
)
export const ChevronRightIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconChevronRight} />
)
export const ExternalLinkIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconExternalLink} />
)
export const LayoutDashboardIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconLayoutDashboard} />
)
export const Menu2Icon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMenu2} />
export const PlayerPauseIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconPlayerPause} />
)
export const PlayerPlayIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPlayerPlay} />
export const SearchIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSearch} />
export const Share3Icon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconShare3} />
export const XIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconX} />
