import { FLAGS } from '@maneki/contract/flags';
import { completeFlags, completeMenu, type Merchant, type NewMarketPolicy } from './merchant.ts';

const flagsOn = (on: readonly string[]) =>
  completeFlags(new Map(on.map((flag) => [flag, true])), FLAGS);

const AGENT_MENU = FLAGS.slice(0, FLAGS.indexOf('MOBILEVERCODELOGIN3'));

/** The default white label: a Japanese night market, in yen. */
const maneki: Merchant = {
  code: 'maneki',
  name: 'Maneki',
  look: 'maneki',
  colours: null,
  isDefault: true,
  hosts: ['localhost', '127.0.0.1'],
  mainDomain: 'localhost',
  languages: ['EN', 'JA', 'CN', 'TH', 'VI'],
  defaultLanguage: 'EN',
  currency: 'JPY',
  currencies: ['JPY', 'CNY', 'THB', 'VND', 'USD'],
  businessTimezone: 'Asia/Tokyo',
  minimumAge: 21,
  isDemoLogin: true,
  template: { memCen: 1, depFunc: 1 },
  imageHosts: ['/m/art'],
  licence: null,
  copyright: { from: 2021, to: 2023, holder: 'Maneki' },
  maintenance: { isOn: false, endsAt: null },
  plannedMaintenance: null,
  flags: flagsOn([
    ...AGENT_MENU,
    'MOBILEVERCODELOGIN3',
    'GOOGLELOGIN3',
    'LINELOGIN3',
    'TWITTERLOGIN3',
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'CBS3',
    'REFERRAL',
  ]),
  menu: completeMenu([]),
  social: [
    { type: 'YOUTUBE', url: 'https://www.youtube.com/@maneki.example' },
    { type: 'INSTAGRAM', url: 'https://www.instagram.com/maneki.example' },
    { type: 'TWITTER', url: 'https://x.com/maneki_example' },
    { type: 'TELEGRAM', url: 'https://t.me/maneki_example' },
    { type: 'LINE', url: 'https://line.me/R/ti/p/@maneki-example' },
  ],
  downloads: [{ type: 'LINE', url: 'https://line.me/R/ti/p/@maneki-example' }],
  services: [
    { type: 'CS', url: 'https://support.maneki.example/chat', language: null },
    { type: 'whatsapp', url: 'https://wa.me/810000000000', language: null },
  ],
  version: 1,
};

/** The second white label: a tropical bay, in pesos, with fewer languages and other switches. */
const sampaguita: Merchant = {
  ...maneki,
  code: 'sampaguita',
  name: 'Sampaguita',
  look: 'sampaguita',
  isDefault: false,
  hosts: ['ph.localhost'],
  mainDomain: 'ph.localhost',
  languages: ['EN', 'JA', 'CN'],
  currency: 'PHP',
  currencies: ['PHP', 'USD'],
  businessTimezone: 'Asia/Manila',
  template: { memCen: 0, depFunc: 0 },
  copyright: { from: 2021, to: 2023, holder: 'Sampaguita' },
  flags: flagsOn([
    'AGEPAG',
    'TRANSREC3',
    'DOWNMAN',
    'MAILCEN',
    'FACEBOOKLOGIN3',
    'GOOGLELOGIN3',
    'USERNAMEREG3',
    'REGMOBVERF3',
    'REFERRAL',
    'LOTT3',
  ]),
  social: [
    { type: 'FACEBOOK', url: 'https://www.facebook.com/sampaguita.example' },
    { type: 'TIKTOK', url: 'https://www.tiktok.com/@sampaguita.example' },
  ],
  downloads: [],
  services: [{ type: 'CS', url: 'https://support.sampaguita.example/chat', language: null }],
};

export const firstMerchants: readonly Merchant[] = [maneki, sampaguita];

const market = (
  countryCode: string,
  mode: NewMarketPolicy['mode'],
  minimumAge: number | null,
): NewMarketPolicy => ({ countryCode, mode, minimumAge, licenceRef: null });

/** Every country is DEMO unless a row says otherwise. The ages are those of the markets' laws. */
export const firstMarketPolicies: readonly NewMarketPolicy[] = [
  market('JP', 'DEMO', 20),
  market('PH', 'DEMO', 21),
  market('TH', 'DEMO', 20),
  market('VN', 'DEMO', 21),
  market('KP', 'BLOCKED', null),
  market('IR', 'BLOCKED', null),
];
