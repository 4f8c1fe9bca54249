import type { mallRefusals as table } from '@maneki/contract/rewards/mall-refusals';
import type { RefusalPhrases } from '../words.ts';

export const mallRefusals = {
  good_unknown: 'There is no such article.',
  good_off_sale: 'This article is not on sale at the moment.',
  good_level: 'This article is for members from VIP {level} on.',
  address_invalid: 'Please check this part of the address: {field}.',
  address_unknown: 'Please choose the address that it is to be sent to.',
  addresses_full:
    'At most {most, plural, one {# address} other {# addresses}} can be kept. Remove one first.',
  good_limit: 'You have ordered this as often as is allowed ({most, number}).',
  good_gone: 'This article is sold out.',
  order_unknown: 'There is no such order.',
  order_moved_on: 'This order is in another state by now. Please look at it again.',
  good_invalid: 'The article does not make sense: {field}.',
  vouchers_unfit: 'Codes can only be added to vouchers.',
} as const satisfies RefusalPhrases<keyof typeof table>;
