// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const home: PictureFile = {
  name: 'social/home',
  hash: 'ce7608df',
  width: 1200,
  height: 630,
  tints: ['#778881', '#8b8674', '#818478'],
}

export const hotels: PictureFile = {
  name: 'social/hotels',
  hash: '223e590a',
  width: 1200,
  height: 630,
  tints: ['#3a4457', '#716c63', '#515b64'],
}

export const activity: PictureFile = {
  name: 'social/activity',
  hash: 'd9b49e6f',
  width: 1200,
  height: 630,
  tints: ['#2a3e5c', '#5c5d65', '#4e515b'],
}

export const beaches: PictureFile = {
  name: 'social/beaches',
  hash: '9be9aca7',
  width: 1200,
  height: 630,
  tints: ['#466e83', '#6f8687', '#9c9c8a'],
}

export const dining: PictureFile = {
  name: 'social/dining',
  hash: 'cb8cfe78',
  width: 1200,
  height: 630,
  tints: ['#7b8487', '#79807a', '#738080'],
}

export const gallery: PictureFile = {
  name: 'social/gallery',
  hash: '0b022bfc',
  width: 1200,
  height: 630,
  tints: ['#5f747a', '#71716d', '#7c786e'],
}

export const membership: PictureFile = {
  name: 'social/membership',
  hash: 'a7935728',
  width: 1200,
  height: 630,
  tints: ['#628b96', '#577370', '#6e6758'],
}

export const contact: PictureFile = {
  name: 'social/contact',
  hash: '0ad2e772',
  width: 1200,
  height: 630,
  tints: ['#5b4e43', '#717368', '#7f756d'],
}

export const termsAndConditions: PictureFile = {
  name: 'social/terms-and-conditions',
  hash: '38d9979c',
  width: 1200,
  height: 630,
  tints: ['#61878b', '#6d746c', '#3f5d63'],
}

export const privacyPolicy: PictureFile = {
  name: 'social/privacy-policy',
  hash: 'cfce389b',
  width: 1200,
  height: 630,
  tints: ['#7c6360', '#90715a', '#776665'],
}

export const refundPolicy: PictureFile = {
  name: 'social/refund-policy',
  hash: 'fed59c79',
  width: 1200,
  height: 630,
  tints: ['#5f7875', '#596d63', '#546e65'],
}

export const search: PictureFile = {
  name: 'social/search',
  hash: '092aa5db',
  width: 1200,
  height: 630,
  tints: ['#8f9186', '#687e79', '#7b8587'],
}

export const hotelsAmaraGrandHotel: PictureFile = {
  name: 'social/hotels-amara-grand-hotel',
  hash: 'b97d4ea5',
  width: 1200,
  height: 630,
  tints: ['#4d7279', '#757873', '#888a6e'],
}

export const hotelsLaViewHotel: PictureFile = {
  name: 'social/hotels-la-view-hotel',
  hash: '5829c390',
  width: 1200,
  height: 630,
  tints: ['#547e8a', '#6d807f', '#506d6c'],
}

export const hotelsRegentLagunaHotel: PictureFile = {
  name: 'social/hotels-regent-laguna-hotel',
  hash: 'e9fe0f9d',
  width: 1200,
  height: 630,
  tints: ['#607270', '#7b7870', '#768b84'],
}

export const hotelsWotelCalangute: PictureFile = {
  name: 'social/hotels-wotel-calangute',
  hash: '728a63b3',
  width: 1200,
  height: 630,
  tints: ['#447180', '#708182', '#5f7173'],
}

export const hotelsTreeHouseHotel: PictureFile = {
  name: 'social/hotels-tree-house-hotel',
  hash: 'a7b9e86e',
  width: 1200,
  height: 630,
  tints: ['#63746a', '#5d5b54', '#4b5f56'],
}

export const activitysSunsetCruiseGoa: PictureFile = {
  name: 'social/activitys-sunset-cruise-goa',
  hash: 'd194b9c2',
  width: 1200,
  height: 630,
  tints: ['#92675a', '#987e64', '#715455'],
}

export const activitysMandoviRiverDinnerCruiseGoa: PictureFile = {
  name: 'social/activitys-mandovi-river-dinner-cruise-goa',
  hash: 'fc774afc',
  width: 1200,
  height: 630,
  tints: ['#1f3141', '#2f4a56', '#2f454f'],
}

export const activitysBoatPartyInGoa: PictureFile = {
  name: 'social/activitys-boat-party-in-goa',
  hash: '49b96307',
  width: 1200,
  height: 630,
  tints: ['#1d4258', '#565660', '#475058'],
}

export const activitysScubaDivingComboGoa: PictureFile = {
  name: 'social/activitys-scuba-diving-combo-goa',
  hash: '967f9a34',
  width: 1200,
  height: 630,
  tints: ['#5f9095', '#3d6c75', '#505e61'],
}

export const activitysParaglidingAdventureGoa: PictureFile = {
  name: 'social/activitys-paragliding-adventure-goa',
  hash: '35740dc9',
  width: 1200,
  height: 630,
  tints: ['#5a8187', '#819488', '#637570'],
}

export const activitysSouthGoaSightseeing: PictureFile = {
  name: 'social/activitys-south-goa-sightseeing',
  hash: '229a5a63',
  width: 1200,
  height: 630,
  tints: ['#547377', '#6c6e68', '#978e79'],
}

export const activitysDudhsagarWaterfallInGoaIndia: PictureFile = {
  name: 'social/activitys-dudhsagar-waterfall-in-goa-india',
  hash: '8ba429f3',
  width: 1200,
  height: 630,
  tints: ['#5e7872', '#546e69', '#5c7168'],
}

export const activitysKayakingInGoaBagaBeach: PictureFile = {
  name: 'social/activitys-kayaking-in-goa-baga-beach',
  hash: 'c5bac684',
  width: 1200,
  height: 630,
  tints: ['#7b8d86', '#7b8273', '#517076'],
}

export const activitysSnowParkGoa: PictureFile = {
  name: 'social/activitys-snow-park-goa',
  hash: 'ef145997',
  width: 1200,
  height: 630,
  tints: ['#4e6882', '#7c8992', '#9da3a1'],
}

export const activitysFlyboardingInGoa: PictureFile = {
  name: 'social/activitys-flyboarding-in-goa',
  hash: '66fcb428',
  width: 1200,
  height: 630,
  tints: ['#356d87', '#618a97', '#4b848b'],
}

export const activitysBungeeJumpingGoa: PictureFile = {
  name: 'social/activitys-bungee-jumping-goa',
  hash: '11c225e8',
  width: 1200,
  height: 630,
  tints: ['#5d8192', '#6d8787', '#446c6f'],
}

export const activitysGoaUltimate5WatersportsAdventure: PictureFile = {
  name: 'social/activitys-goa-ultimate-5-watersports-adventure',
  hash: 'bd40f5ab',
  width: 1200,
  height: 630,
  tints: ['#62828d', '#7c979a', '#507d83'],
}

export const activitysDolphinWatchingCruiseGoa: PictureFile = {
  name: 'social/activitys-dolphin-watching-cruise-goa',
  hash: '320c4791',
  width: 1200,
  height: 630,
  tints: ['#668d93', '#58807c', '#326c6f'],
}

export const activitysNorthGoaExplorer: PictureFile = {
  name: 'social/activitys-north-goa-explorer',
  hash: 'cac07343',
  width: 1200,
  height: 630,
  tints: ['#608b9b', '#707173', '#395660'],
}

export const beachesArambolBeachGoaIndia: PictureFile = {
  name: 'social/beaches-arambol-beach-goa-india',
  hash: '71b5f177',
  width: 1200,
  height: 630,
  tints: ['#61878b', '#6d8982', '#7c8578'],
}

export const beachesAshwemBeachGoaIndia: PictureFile = {
  name: 'social/beaches-ashwem-beach-goa-india',
  hash: 'adf20d43',
  width: 1200,
  height: 630,
  tints: ['#6d817c', '#818074', '#9b9d92'],
}

export const beachesVagatorBeachGoaIndia: PictureFile = {
  name: 'social/beaches-vagator-beach-goa-india',
  hash: 'aed05137',
  width: 1200,
  height: 630,
  tints: ['#597a7b', '#767869', '#998d67'],
}

export const beachesAnjunaBeachGoaIndia: PictureFile = {
  name: 'social/beaches-anjuna-beach-goa-india',
  hash: '5231d9fc',
  width: 1200,
  height: 630,
  tints: ['#67888c', '#7b8276', '#706864'],
}

export const beachesBagaFamousBeachGoaIndia: PictureFile = {
  name: 'social/beaches-baga-famous-beach-goa-india',
  hash: 'ed04cb79',
  width: 1200,
  height: 630,
  tints: ['#47778a', '#698584', '#969a89'],
}

export const beachesCalanguteBeachGoaIndia: PictureFile = {
  name: 'social/beaches-calangute-beach-goa-india',
  hash: 'd5500987',
  width: 1200,
  height: 630,
  tints: ['#698785', '#7d7062', '#8f806f'],
}

export const beachesCandolimBeachGoaIndia: PictureFile = {
  name: 'social/beaches-candolim-beach-goa-india',
  hash: '21afc856',
  width: 1200,
  height: 630,
  tints: ['#648c98', '#748c86', '#7b8670'],
}

export const beachesMiramarBeachGoaIndia: PictureFile = {
  name: 'social/beaches-miramar-beach-goa-india',
  hash: '2107f5f4',
  width: 1200,
  height: 630,
  tints: ['#57787d', '#697a6f', '#8a8c7b'],
}

export const beachesColvaBeachGoaIndia: PictureFile = {
  name: 'social/beaches-colva-beach-goa-india',
  hash: '90d2f711',
  width: 1200,
  height: 630,
  tints: ['#497a8d', '#7a9394', '#9aa09b'],
}

export const beachesAgondaBeachGoaIndia: PictureFile = {
  name: 'social/beaches-agonda-beach-goa-india',
  hash: 'c2c4edb2',
  width: 1200,
  height: 630,
  tints: ['#5c7f89', '#697d75', '#68807b'],
}

export const beachesButterflyBeachGoaIndia: PictureFile = {
  name: 'social/beaches-butterfly-beach-goa-india',
  hash: '8ce7f066',
  width: 1200,
  height: 630,
  tints: ['#4d7379', '#5a716a', '#4b8980'],
}

export const beachesPalolemBeachGoaIndia: PictureFile = {
  name: 'social/beaches-palolem-beach-goa-india',
  hash: '218ba61d',
  width: 1200,
  height: 630,
  tints: ['#3e7782', '#567a77', '#809589'],
}
