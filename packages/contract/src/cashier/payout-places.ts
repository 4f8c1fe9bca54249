/** The kinds of accounts that are paid to. */
export const PAYOUT_TYPES = ['BANK', 'EWALLET', 'CRYPTO'] as const;

export type PayoutType = (typeof PAYOUT_TYPES)[number];

/** A bank, or whoever runs a wallet, by the code that gateways of its country know it by. */
export type PayoutPlace = { readonly code: string; readonly name: string };

/** Where members of a country can be paid, and what a number looks like there. */
export type CountryPlaces = {
  readonly banks: readonly PayoutPlace[];
  /** What tells a branch from others, where a number alone does not say it. */
  readonly branch: RegExp | null;
  readonly bankNumber: RegExp;
  readonly ewallets: readonly PayoutPlace[];
  readonly ewalletNumber: RegExp;
};

const NONE: CountryPlaces = {
  banks: [],
  branch: null,
  bankNumber: /^$/,
  ewallets: [],
  ewalletNumber: /^$/,
};

const PLACES: Readonly<Record<string, CountryPlaces>> = {
  JP: {
    ...NONE,
    banks: [
      { code: '0001', name: 'みずほ銀行' },
      { code: '0005', name: '三菱UFJ銀行' },
      { code: '0009', name: '三井住友銀行' },
      { code: '0010', name: 'りそな銀行' },
      { code: '0033', name: 'PayPay銀行' },
      { code: '0036', name: '楽天銀行' },
      { code: '0038', name: '住信SBIネット銀行' },
      { code: '9900', name: 'ゆうちょ銀行' },
    ],
    branch: /^\d{3}$/,
    bankNumber: /^\d{7}$/,
  },
  PH: {
    ...NONE,
    banks: [
      { code: 'BDO', name: 'BDO Unibank' },
      { code: 'BPI', name: 'Bank of the Philippine Islands' },
      { code: 'LBP', name: 'Land Bank of the Philippines' },
      { code: 'MBT', name: 'Metrobank' },
      { code: 'UBP', name: 'UnionBank' },
    ],
    bankNumber: /^\d{10,16}$/,
    ewallets: [
      { code: 'GCASH', name: 'GCash' },
      { code: 'MAYA', name: 'Maya' },
    ],
    ewalletNumber: /^09\d{9}$/,
  },
  TH: {
    ...NONE,
    banks: [
      { code: 'BAY', name: 'Krungsri' },
      { code: 'BBL', name: 'Bangkok Bank' },
      { code: 'KBANK', name: 'Kasikornbank' },
      { code: 'KTB', name: 'Krungthai Bank' },
      { code: 'SCB', name: 'SCB' },
      { code: 'TTB', name: 'ttb' },
    ],
    bankNumber: /^\d{10,12}$/,
    ewallets: [{ code: 'TRUEMONEY', name: 'TrueMoney' }],
    ewalletNumber: /^0[689]\d{8}$/,
  },
  VN: {
    ...NONE,
    banks: [
      { code: 'ACB', name: 'ACB' },
      { code: 'BIDV', name: 'BIDV' },
      { code: 'CTG', name: 'VietinBank' },
      { code: 'MBB', name: 'MB Bank' },
      { code: 'TCB', name: 'Techcombank' },
      { code: 'VCB', name: 'Vietcombank' },
    ],
    bankNumber: /^\d{6,19}$/,
    ewallets: [
      { code: 'MOMO', name: 'MoMo' },
      { code: 'ZALOPAY', name: 'ZaloPay' },
    ],
    ewalletNumber: /^0[35789]\d{8}$/,
  },
  CN: {
    ...NONE,
    banks: [
      { code: 'ABC', name: '中国农业银行' },
      { code: 'BOC', name: '中国银行' },
      { code: 'CCB', name: '中国建设银行' },
      { code: 'CMB', name: '招商银行' },
      { code: 'ICBC', name: '中国工商银行' },
    ],
    bankNumber: /^\d{16,19}$/,
  },
  US: {
    ...NONE,
    banks: [
      { code: 'BOA', name: 'Bank of America' },
      { code: 'CHASE', name: 'Chase' },
      { code: 'CITI', name: 'Citibank' },
      { code: 'WF', name: 'Wells Fargo' },
    ],
    branch: /^\d{9}$/,
    bankNumber: /^\d{4,17}$/,
  },
};

/** Where members of a country can be paid beside crypto. Of a country that we do not know, nowhere. */
export const placesOf = (countryCode: string): CountryPlaces => PLACES[countryCode] ?? NONE;

/** The networks that coins are paid on, and what an address looks like there. */
export const COIN_NETWORKS = {
  TRC20: { name: 'USDT · TRC20', address: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ },
  ERC20: { name: 'USDT · ERC20', address: /^0x[0-9a-fA-F]{40}$/ },
  ETH: { name: 'ETH', address: /^0x[0-9a-fA-F]{40}$/ },
  BTC: {
    name: 'BTC',
    address: /^(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  },
} as const;

export type CoinNetwork = keyof typeof COIN_NETWORKS;

export const isCoinNetwork = (name: string): name is CoinNetwork =>
  Object.hasOwn(COIN_NETWORKS, name);

/** The kinds of accounts that can be bound in a country, the usual one first. */
export function payoutTypesIn(countryCode: string): PayoutType[] {
  const { banks, ewallets } = placesOf(countryCode);
  return PAYOUT_TYPES.filter(
    (type) =>
      type === 'CRYPTO' ||
      (type === 'BANK' && banks.length > 0) ||
      (type === 'EWALLET' && ewallets.length > 0),
  );
}

export type TypedAccount = {
  readonly type: PayoutType;
  /** The bank or the wallet; the network of coins. */
  readonly place: string;
  readonly branch: string;
  readonly number: string;
};

export type AccountField = 'type' | 'place' | 'branch' | 'number';

/** What is wrong with an account as it was typed, or undefined. Both sides ask this. */
export function findAccountFault(
  { type, place, branch, number }: TypedAccount,
  countryCode: string,
): AccountField | undefined {
  if (!payoutTypesIn(countryCode).includes(type)) return 'type';
  if (type === 'CRYPTO') {
    if (!isCoinNetwork(place)) return 'place';
    return COIN_NETWORKS[place].address.test(number) ? undefined : 'number';
  }
  const { banks, ewallets, branch: branchForm, bankNumber, ewalletNumber } = placesOf(countryCode);
  const isBank = type === 'BANK';
  if (!(isBank ? banks : ewallets).some(({ code }) => code === place)) return 'place';
  if (isBank && branchForm && !branchForm.test(branch)) return 'branch';
  return (isBank ? bankNumber : ewalletNumber).test(number) ? undefined : 'number';
}

/** As people write numbers: blanks and hyphens do not count, full-width digits are digits. */
export const readNumber = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\-\u2010-\u2015]/gu, '');

/** What a bank, a wallet or a network is called; its code where nobody knows it any more. */
export function placeName(place: string): string {
  if (isCoinNetwork(place)) return COIN_NETWORKS[place].name;
  const known = Object.values(PLACES).flatMap(({ banks, ewallets }) => [...banks, ...ewallets]);
  return known.find(({ code }) => code === place)?.name ?? place;
}
