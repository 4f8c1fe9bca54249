/** The icons of the sprite by our own names, and the lucide drawing that each one is made from. */
export const OUTLINE_ICONS = {
  alert: 'triangle-alert',
  'arrow-left': 'arrow-left',
  banknote: 'banknote',
  bell: 'bell',
  calendar: 'calendar',
  camera: 'camera',
  cards: 'club',
  chart: 'chart-no-axes-column',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  'chevron-up': 'chevron-up',
  'circle-alert': 'circle-alert',
  'circle-check': 'circle-check',
  clock: 'clock',
  copy: 'copy',
  'credit-card': 'credit-card',
  crown: 'crown',
  dice: 'dices',
  download: 'download',
  exchange: 'arrow-up-down',
  external: 'external-link',
  eye: 'eye',
  'eye-off': 'eye-off',
  filter: 'sliders-horizontal',
  fingerprint: 'fingerprint-pattern',
  fish: 'fish',
  flame: 'flame',
  games: 'gamepad-2',
  gift: 'gift',
  globe: 'globe',
  headset: 'headset',
  heart: 'heart',
  help: 'circle-question-mark',
  history: 'history',
  home: 'house',
  image: 'image',
  inbox: 'inbox',
  info: 'info',
  lock: 'lock',
  'log-out': 'log-out',
  mail: 'mail',
  maximize: 'maximize',
  megaphone: 'megaphone',
  menu: 'menu',
  message: 'message-circle',
  minus: 'minus',
  moon: 'moon',
  pause: 'pause',
  phone: 'smartphone',
  play: 'play',
  plus: 'plus',
  'qr-code': 'qr-code',
  refresh: 'refresh-cw',
  search: 'search',
  settings: 'settings',
  share: 'share-2',
  shield: 'shield-check',
  'sound-off': 'volume-x',
  'sound-on': 'volume-2',
  star: 'star',
  sun: 'sun',
  ticket: 'ticket',
  trash: 'trash-2',
  trophy: 'trophy',
  user: 'user',
  users: 'users',
  wallet: 'wallet',
  'wifi-off': 'wifi-off',
  x: 'x',
} as const;

/** The same drawings as a solid shape, for the chosen state of a control. */
export const FILLED_ICONS = {
  'flame-filled': 'flame',
  'heart-filled': 'heart',
  'pause-filled': 'pause',
  'play-filled': 'play',
  'star-filled': 'star',
  'user-filled': 'user',
} as const;

/** Marks of the networks a merchant links to, and shapes lucide has no solid form of; drawn here. */
export const OWN_ICONS = {
  'gift-filled':
    '<path fill="currentColor" stroke="none" d="M3.5 7.500h7.600v4H2.500v-3a1 1 0 0 1 1-1zM12.900 7.500h7.600a1 1 0 0 1 1 1v3h-8.600zM4 13h7.100v8.500H6a2 2 0 0 1-2-2zM12.900 13H20v6.500a2 2 0 0 1-2 2h-5.100z"/><path d="M12 7C10.700 3.600 8.900 2.500 7.600 2.500a2.300 2.300 0 0 0 0 4.500zM12 7c1.300-3.400 3.100-4.500 4.400-4.500a2.300 2.300 0 0 1 0 4.500z"/>',
  'home-filled':
    '<path fill="currentColor" stroke="none" d="M10.7 2.6a2 2 0 0 1 2.6 0l7 5.9A2 2 0 0 1 21 10v9a2.500 2.500 0 0 1-2.500 2.500H15V15a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v6.500H5.500A2.500 2.500 0 0 1 3 19v-9a2 2 0 0 1 .7-1.500z"/>',
  youtube:
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M5 4.800h14A3.600 3.600 0 0 1 22.600 8.400v7.200A3.600 3.600 0 0 1 19 19.200H5A3.600 3.600 0 0 1 1.400 15.600V8.400A3.600 3.600 0 0 1 5 4.800zM9.900 8.500v7l6.100-3.500z"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5.500"/><circle cx="12" cy="12" r="4.200"/><circle cx="17.100" cy="6.900" r="1.200" fill="currentColor" stroke="none"/>',
  facebook:
    '<path fill="currentColor" stroke="none" d="M12 1.800a10.200 10.200 0 0 1 1.900 20.200v-7.200h2.600l.5-3h-3.100V10c0-.9.500-1.700 1.800-1.700H17V5.700s-1.300-.2-2.400-.2c-2.500 0-4 1.500-4 4.100v2.200H7.900v3h2.700V22A10.200 10.200 0 0 1 12 1.800z"/>',
  twitter:
    '<path d="M4 3.600h4.300L20 20.400h-4.300z" stroke-width="1.800"/><path d="M19.300 3.600l-6.600 7.200M4.700 20.400l6.700-7.300"/>',
  tiktok:
    '<path stroke-width="3" stroke-linecap="butt" stroke-linejoin="miter" d="M13.800 2.500v12.700a4.100 4.100 0 1 1-4.100-4.100h.6"/><path stroke-width="3" stroke-linecap="butt" d="M13.800 3a5.600 5.600 0 0 0 5.900 5.200"/>',
  telegram:
    '<path fill="currentColor" stroke="none" d="M20.700 3.500L2.500 10.600c-.9.400-.9 1.600.1 1.900l4.300 1.400L18 7.200l-8.600 8.100-.3 4.600c.5 0 .8-.2 1.100-.5l2.300-2.200 4.300 3.200c.8.500 1.600.2 1.800-.7l3.300-14.900c.200-1-.400-1.600-1.200-1.300z"/>',
  line: '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 2.800c5.600 0 10 3.600 10 8.100 0 2.400-1.300 4.600-3.500 6.300-1.800 1.500-4.300 3.300-6 4.100-.8.400-1.100 0-1-.7l.2-1.700C6.200 18.800 2 15.200 2 10.900 2 6.400 6.400 2.800 12 2.800zM5.2 8.6v4.7h2.4v-1.1H6.4V8.6zm3.1 0v4.7h1.2V8.6zm2 0v4.7h1.1v-2.5l1.7 2.5h1.1V8.6h-1.1v2.5l-1.7-2.5zm4.9 0v4.7h2.9v-1.1h-1.7v-.7H18v-1.1h-1.6v-.7h1.7V8.6z"/>',
} as const;

export type IconName =
  | keyof typeof OUTLINE_ICONS
  | keyof typeof FILLED_ICONS
  | keyof typeof OWN_ICONS;
