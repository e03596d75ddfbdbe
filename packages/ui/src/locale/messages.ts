import type { AlertDialogLabels } from '../general/alert-dialog/alert-dialog-labels.ts'
import type { BreadcrumbsLabels } from '../general/breadcrumbs/breadcrumbs-labels.ts'
import type { ButtonLabels } from '../general/button/button-labels.ts'
import type { CalendarLabels } from '../general/calendar/calendar-labels.ts'
import type { CarouselLabels } from '../general/carousel/carousel-labels.ts'
import type { ComboboxLabels } from '../general/combobox/combobox-labels.ts'
import type { CommandPaletteLabels } from '../general/command-palette/command-palette-labels.ts'
import type { DataTableLabels } from '../general/data-table/data-table-labels.ts'
import type { DialogLabels } from '../general/dialog/dialog-labels.ts'
import type { FaqLabels } from '../general/faq/faq-labels.ts'
import type { FiltersBarLabels } from '../general/filters-bar/filters-bar-labels.ts'
import type { FloatingContactLabels } from '../general/floating-contact/floating-contact-labels.ts'
import type { AccountFormLabels } from '../general/form/account-form-labels.ts'
import type { FormLabels } from '../general/form/form-labels.ts'
import type { ProblemLabels } from '../general/form/problem-labels.ts'
import type { GalleryLabels } from '../general/gallery/gallery-labels.ts'
import type { LightboxLabels } from '../general/lightbox/lightbox-labels.ts'
import type { MapEmbedLabels } from '../general/map-embed/map-embed-labels.ts'
import type { MarqueeLabels } from '../general/marquee/marquee-labels.ts'
import type { MotionSwitchLabels } from '../general/motion-switch/motion-switch-labels.ts'
import type { MotionToggleLabels } from '../general/motion-toggle/motion-toggle-labels.ts'
import type { NumberFieldLabels } from '../general/number-field/number-field-labels.ts'
import type { PaginationLabels } from '../general/pagination/pagination-labels.ts'
import type { PasswordFieldLabels } from '../general/password-field/password-field-labels.ts'
import type { PasswordFormLabels } from '../general/password-form/password-form-labels.ts'
import type { PriceLabels } from '../general/price/price-labels.ts'
import type { ProfileFormLabels } from '../general/profile-form/profile-form-labels.ts'
import type { RailLabels } from '../general/rail/rail-labels.ts'
import type { RangeSliderLabels } from '../general/range-slider/range-slider-labels.ts'
import type { RatingLabels } from '../general/rating/rating-labels.ts'
import type { RegisterFormLabels } from '../general/register-form/register-form-labels.ts'
import type { SaveButtonLabels } from '../general/save-button/save-button-labels.ts'
import type { ScrollToTopLabels } from '../general/scroll-to-top/scroll-to-top-labels.ts'
import type { SearchFieldLabels } from '../general/search-field/search-field-labels.ts'
import type { SectionTabsLabels } from '../general/section-tabs/section-tabs-labels.ts'
import type { ShareButtonLabels } from '../general/share-button/share-button-labels.ts'
import type { SideMenuLabels } from '../general/side-menu/side-menu-labels.ts'
import type { SignInFormLabels } from '../general/sign-in-form/sign-in-form-labels.ts'
import type { SiteFooterLabels } from '../general/site-footer/site-footer-labels.ts'
import type { SiteHeaderLabels } from '../general/site-header/site-header-labels.ts'
import type { SkipLinkLabels } from '../general/skip-link/skip-link-labels.ts'
import type { SortableLabels } from '../general/sortable/sortable-labels.ts'
import type { SpinnerLabels } from '../general/spinner/spinner-labels.ts'
import type { StatusBadgeLabels } from '../general/status-badge/status-badge-labels.ts'
import type { TableLabels } from '../general/table/table-labels.ts'
import type { ThemeSwitchLabels } from '../general/theme-switch/theme-switch-labels.ts'
import type { ToasterLabels } from '../general/toast/toast-labels.ts'
import type { ActivityCardLabels } from '../travel/activity-card/activity-card-labels.ts'
import type { BeachCardLabels } from '../travel/beach-card/beach-card-labels.ts'
import type { CoastMapLabels } from '../travel/coast-map/coast-map-labels.ts'
import type { DateRangeFieldLabels } from '../travel/date-range-field/date-range-field-labels.ts'
import type { EnquiryDrawerLabels } from '../travel/enquiry-drawer/enquiry-drawer-labels.ts'
import type { EnquiryFormLabels } from '../travel/enquiry-form/enquiry-form-labels.ts'
import type { HotelCardLabels } from '../travel/hotel-card/hotel-card-labels.ts'
import type { MembershipCardLabels } from '../travel/membership-card/membership-card-labels.ts'
import type { MembershipCtaLabels } from '../travel/membership-cta/membership-cta-labels.ts'
import type { PartyFieldLabels } from '../travel/party-field/party-field-labels.ts'
import type { RoomCardLabels } from '../travel/room-card/room-card-labels.ts'

/** Every text of the components, by component. A complete language has them all. */
export interface MessageSets {
  accountForm: AccountFormLabels
  activityCard: ActivityCardLabels
  alertDialog: AlertDialogLabels
  beachCard: BeachCardLabels
  breadcrumbs: BreadcrumbsLabels
  button: ButtonLabels
  calendar: CalendarLabels
  carousel: CarouselLabels
  coastMap: CoastMapLabels
  dataTable: DataTableLabels
  dateRangeField: DateRangeFieldLabels
  dialog: DialogLabels
  enquiryDrawer: EnquiryDrawerLabels
  enquiryForm: EnquiryFormLabels
  faq: FaqLabels
  filtersBar: FiltersBarLabels
  floatingContact: FloatingContactLabels
  form: FormLabels
  gallery: GalleryLabels
  hotelCard: HotelCardLabels
  lightbox: LightboxLabels
  mapEmbed: MapEmbedLabels
  marquee: MarqueeLabels
  membershipCard: MembershipCardLabels
  membershipCta: MembershipCtaLabels
  motionSwitch: MotionSwitchLabels
  motionToggle: MotionToggleLabels
  pagination: PaginationLabels
  partyField: PartyFieldLabels
  passwordField: PasswordFieldLabels
  passwordForm: PasswordFormLabels
  price: PriceLabels
  problem: ProblemLabels
  profileForm: ProfileFormLabels
  rail: RailLabels
  rating: RatingLabels
  registerForm: RegisterFormLabels
  roomCard: RoomCardLabels
  saveButton: SaveButtonLabels
  scrollToTop: ScrollToTopLabels
  searchField: SearchFieldLabels
  sectionTabs: SectionTabsLabels
  shareButton: ShareButtonLabels
  sideMenu: SideMenuLabels
  signInForm: SignInFormLabels
  siteFooter: SiteFooterLabels
  siteHeader: SiteHeaderLabels
  skipLink: SkipLinkLabels
  sortable: SortableLabels
  spinner: SpinnerLabels
  statusBadge: StatusBadgeLabels
  table: TableLabels
  themeSwitch: ThemeSwitchLabels
  toaster: ToasterLabels
  commandPalette: CommandPaletteLabels
  combobox: ComboboxLabels
  rangeSlider: RangeSliderLabels
  numberField: NumberFieldLabels
}

/** Texts in one language; missing ones fall back to English. */
export type Messages = { [Name in keyof MessageSets]?: Partial<MessageSets[Name]> }
