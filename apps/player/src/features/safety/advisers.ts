/** Places that help wherever somebody lives, with the key of what is said of them. */
export const EVERYWHERE = [
  { name: 'Gambling Therapy', words: 'therapy', url: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', words: 'anonymous', url: 'https://www.gamblersanonymous.org' },
] as const;

/** Public lines of the markets that the site speaks to. Where none is certain, the words say whom to ask. */
export const COUNTRIES = [
  { name: 'JP', phone: '0570-064-556' },
  { name: 'PH', phone: '1553' },
  { name: 'TH', phone: '1323' },
  { name: 'VN', phone: undefined },
  { name: 'CN', phone: '12356' },
] as const;
