import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClipboardCopy from '@tabler/icons-react/dist/esm/icons/IconClipboardCopy.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoinRupee from '@tabler/icons-react/dist/esm/icons/IconCoinRupee.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconContrast from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const AdjustmentsHorizontalIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconAdjustmentsHorizontal} />
)
export const AlertCircleIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconAlertCircle} />
)
export const AlertTriangleIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconAlertTriangle} />
)
export const ArrowDownIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowDown} />
export const ArrowLeftIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowLeft} />
export const ArrowRightIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowRight} />
export const ArrowsSortIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowsSort} />
export const ArrowUpIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowUp} />
export const BellIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconBell} />
export const BoltIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconBolt} />
export const BrandFacebookIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandFacebook} />
)
export const BrandInstagramIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandInstagram} />
)
export const BrandWhatsappIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandWhatsapp} />
)
export const BrandYoutubeIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandYoutube} />
)
export const BuildingIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconBuilding} />
export const CalendarIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCalendar} />
export const CameraIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCamera} />
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
export const ChevronUpIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconChevronUp} />
export const CircleCheckIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconCircleCheck} />
)
export const ClipboardCopyIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconClipboardCopy} />
)
export const ClockIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconClock} />
export const CoinRupeeIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCoinRupee} />
export const ColumnsIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconColumns} />
export const CompassIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCompass} />
export const ContrastIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconContrast} />
export const CopyIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCopy} />
export const CrownIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCrown} />
