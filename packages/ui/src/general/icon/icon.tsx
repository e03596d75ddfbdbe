/*
 * Tabler's outlines, named as Tabler names them. To add one, write its two lines into the file of its subject and name
 * it here.
 */
export type { IconProps } from './icon-shape.tsx'
export {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandWhatsappIcon,
  BrandYoutubeIcon,
  HeadsetIcon,
  LifebuoyIcon,
  MailIcon,
  MessageCircleIcon,
  PhoneIcon,
  UsersIcon,
} from './icons/contact.tsx'
export {
  AdjustmentsHorizontalIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ExternalLinkIcon,
  LayoutDashboardIcon,
  Menu2Icon,
  PlayerPauseIcon,
  PlayerPlayIcon,
  SearchIcon,
  Share3Icon,
  XIcon,
} from './icons/controls.tsx'
export {
  ArrowDownIcon,
  ArrowsSortIcon,
  BellIcon,
  ChevronUpIcon,
  ClipboardCopyIcon,
  KeyboardIcon,
  MinusIcon,
  PhotoOffIcon,
  PlusIcon,
  SendIcon,
  TrashIcon,
} from './icons/desk.tsx'
export { FilterIcon, LayoutGridIcon, ZoomInIcon, ZoomOutIcon } from './icons/gallery.tsx'
export {
  BuildingIcon,
  CalendarIcon,
  CameraIcon,
  ClockIcon,
  CoinRupeeIcon,
  CompassIcon,
  CrownIcon,
  GiftIcon,
  HeartIcon,
  KayakIcon,
  MapPinIcon,
  SailboatIcon,
  SparklesIcon,
  StarIcon,
  SunsetIcon,
  TicketIcon,
} from './icons/places.tsx'
export {
  AlertCircleIcon,
  AlertTriangleIcon,
  BoltIcon,
  CircleCheckIcon,
  ContrastIcon,
  DeviceMobileIcon,
  InfoCircleIcon,
  MoonStarsIcon,
  ShieldCheckIcon,
  SunIcon,
} from './icons/states.tsx'
export {
  ArrowLeftIcon,
  ColumnsIcon,
  CopyIcon,
  EyeIcon,
  EyeOffIcon,
  InboxIcon,
  LogoutIcon,
  UserCheckIcon,
  UserIcon,
} from './icons/work.tsx'
