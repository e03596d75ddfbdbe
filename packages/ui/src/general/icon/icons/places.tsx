import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCoinRupee from '@tabler/icons-react/dist/esm/icons/IconCoinRupee.mjs'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconKayak from '@tabler/icons-react/dist/esm/icons/IconKayak.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconSailboat from '@tabler/icons-react/dist/esm/icons/IconSailboat.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconSunset from '@tabler/icons-react/dist/esm/icons/IconSunset.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const BuildingIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconBuilding} />
export const CalendarIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCalendar} />
export const CameraIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCamera} />
export const ClockIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconClock} />
export const CoinRupeeIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCoinRupee} />
export const CompassIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCompass} />
export const CrownIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCrown} />
export const GiftIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconGift} />
export const HeartIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconHeart} />
export const KayakIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconKayak} />
export const MapPinIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMapPin} />
export const SailboatIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSailboat} />
export const SparklesIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSparkles} />
export const StarIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconStar} />
export const SunsetIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSunset} />
export const TicketIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconTicket} />
