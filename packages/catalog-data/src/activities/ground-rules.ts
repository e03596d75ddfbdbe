/** Rules shared by several operators, defined once so that all pages agree. */

export const idRule =
  'A valid photo ID for every adult: Aadhaar, driving licence, voter card or passport. A PAN card is not accepted.'

export const seaHealthRule =
  'Not for anyone who is pregnant, has a heart condition, asthma that needs an inhaler daily, epilepsy, or a recent operation or fracture.'

export const noAlcoholRule =
  'No alcohol in the eight hours before. The crew turns away anyone who has been drinking, without refund.'

export const privateCab = 'A private cab to the meeting point and back costs ₹500 to ₹800 extra, by distance.'

export const seaSeason = 'Runs from October to May. From June to September the sea is closed to water sports.'

export const weatherRule = 'If the crew cancels for weather you choose another day or your money back.'
