import { alertDialogLabels } from '../general/alert-dialog/alert-dialog-labels.ts'
import { breadcrumbsLabels } from '../general/breadcrumbs/breadcrumbs-labels.ts'
import { buttonLabels } from '../general/button/button-labels.ts'
import { calendarLabels } from '../general/calendar/calendar-labels.ts'
import { carouselLabels } from '../general/carousel/carousel-labels.ts'
import { comboboxLabels } from '../general/combobox/combobox-labels.ts'
import { commandPaletteLabels } from '../general/command-palette/command-palette-labels.ts'
import { dataTableLabels } from '../general/data-table/data-table-labels.ts'
import { dialogLabels } from '../general/dialog/dialog-labels.ts'
import { faqLabels } from '../general/faq/faq-labels.ts'
import { filtersBarLabels } from '../general/filters-bar/filters-bar-labels.ts'
import { floatingContactLabels } from '../general/floating-contact/floating-contact-labels.ts'
import { accountFormLabels } from '../general/form/account-form-labels.ts'
import { formLabels } from '../general/form/form-labels.ts'
import { problemLabels } from '../general/form/problem-labels.ts'
import { galleryLabels } from '../general/gallery/gallery-labels.ts'
import { lightboxLabels } from '../general/lightbox/lightbox-labels.ts'
import { mapEmbedLabels } from '../general/map-embed/map-embed-labels.ts'
import { marqueeLabels } from '../general/marquee/marquee-labels.ts'
import { motionSwitchLabels } from '../general/motion-switch/motion-switch-labels.ts'
import { motionToggleLabels } from '../general/motion-toggle/motion-toggle-labels.ts'
import { numberFieldLabels } from '../general/number-field/number-field-labels.ts'
import { paginationLabels } from '../general/pagination/pagination-labels.ts'
import { passwordFieldLabels } from '../general/password-field/password-field-labels.ts'
import { passwordFormLabels } from '../general/password-form/password-form-labels.ts'
import { priceLabels } from '../general/price/price-labels.ts'
import { profileFormLabels } from '../general/profile-form/profile-form-labels.ts'
import { railLabels } from '../general/rail/rail-labels.ts'
import { rangeSliderLabels } from '../general/range-slider/range-slider-labels.ts'
import { ratingLabels } from '../general/rating/rating-labels.ts'
import { registerFormLabels } from '../general/register-form/register-form-labels.ts'
import { saveButtonLabels } from '../general/save-button/save-button-labels.ts'
import { scrollToTopLabels } from '../general/scroll-to-top/scroll-to-top-labels.ts'
import { searchFieldLabels } from '../general/search-field/search-field-labels.ts'
import { sectionTabsLabels } from '../general/section-tabs/section-tabs-labels.ts'
import { shareButtonLabels } from '../general/share-button/share-button-labels.ts'
import { sideMenuLabels } from '../general/side-menu/side-menu-labels.ts'
import { signInFormLabels } from '../general/sign-in-form/sign-in-form-labels.ts'
import { siteFooterLabels } from '../general/site-footer/site-footer-labels.ts'
import { siteHeaderLabels } from '../general/site-header/site-header-labels.ts'
import { skipLinkLabels } from '../general/skip-link/skip-link-labels.ts'
import { sortableLabels } from '../general/sortable/sortable-labels.ts'
import { spinnerLabels } from '../general/spinner/spinner-labels.ts'
import { statusBadgeLabels } from '../general/status-badge/status-badge-labels.ts'
import { tableLabels } from '../general/table/table-labels.ts'
import { themeSwitchLabels } from '../general/theme-switch/theme-switch-labels.ts'
import { toasterLabels } from '../general/toast/toast-labels.ts'
import { activityCardLabels } from '../travel/activity-card/activity-card-labels.ts'
import { beachCardLabels } from '../travel/beach-card/beach-card-labels.ts'
import { coastMapLabels } from '../travel/coast-map/coast-map-labels.ts'
import { dateRangeFieldLabels } from '../travel/date-range-field/date-range-field-labels.ts'
import { enquiryDrawerLabels } from '../travel/enquiry-drawer/enquiry-drawer-labels.ts'
import { enquiryFormLabels } from '../travel/enquiry-form/enquiry-form-labels.ts'
import { hotelCardLabels } from '../travel/hotel-card/hotel-card-labels.ts'
import { membershipCardLabels } from '../travel/membership-card/membership-card-labels.ts'
import { membershipCtaLabels } from '../travel/membership-cta/membership-cta-labels.ts'
import { partyFieldLabels } from '../travel/party-field/party-field-labels.ts'
import { roomCardLabels } from '../travel/room-card/room-card-labels.ts'
import type { MessageSets } from './messages.ts'

/** Default texts, used unless `LocaleProvider` or a prop overrides them. */
export const english: MessageSets = {
  accountForm: accountFormLabels,
  activityCard: activityCardLabels,
  alertDialog: alertDialogLabels,
  beachCard: beachCardLabels,
  breadcrumbs: breadcrumbsLabels,
  button: buttonLabels,
  calendar: calendarLabels,
  carousel: carouselLabels,
  coastMap: coastMapLabels,
  dataTable: dataTableLabels,
  dateRangeField: dateRangeFieldLabels,
  dialog: dialogLabels,
  enquiryDrawer: enquiryDrawerLabels,
  enquiryForm: enquiryFormLabels,
  faq: faqLabels,
  filtersBar: filtersBarLabels,
  floatingContact: floatingContactLabels,
  form: formLabels,
  gallery: galleryLabels,
  hotelCard: hotelCardLabels,
  lightbox: lightboxLabels,
  mapEmbed: mapEmbedLabels,
  marquee: marqueeLabels,
  membershipCard: membershipCardLabels,
  membershipCta: membershipCtaLabels,
  motionSwitch: motionSwitchLabels,
  motionToggle: motionToggleLabels,
  pagination: paginationLabels,
  partyField: partyFieldLabels,
  passwordField: passwordFieldLabels,
  passwordForm: passwordFormLabels,
  price: priceLabels,
  problem: problemLabels,
  profileForm: profileFormLabels,
  rail: railLabels,
  rating: ratingLabels,
  registerForm: registerFormLabels,
  roomCard: roomCardLabels,
  saveButton: saveButtonLabels,
  scrollToTop: scrollToTopLabels,
  searchField: searchFieldLabels,
  sectionTabs: sectionTabsLabels,
  shareButton: shareButtonLabels,
  sideMenu: sideMenuLabels,
  signInForm: signInFormLabels,
  siteFooter: siteFooterLabels,
  siteHeader: siteHeaderLabels,
  skipLink: skipLinkLabels,
  sortable: sortableLabels,
  spinner: spinnerLabels,
  statusBadge: statusBadgeLabels,
  table: tableLabels,
  themeSwitch: themeSwitchLabels,
  toaster: toasterLabels,
  numberField: numberFieldLabels,
  rangeSlider: rangeSliderLabels,
  combobox: comboboxLabels,
  commandPalette: commandPaletteLabels,
}
