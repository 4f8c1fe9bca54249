import type { Flag, Flags } from '@maneki/contract/flags';
import type { Language } from '@maneki/contract/language';
import type {
  CustomerServiceTitle,
  DownloadLinkType,
  SocialLinkType,
} from '@maneki/contract/site/links';
import type { OwnColours } from '@maneki/contract/site/look';
import { MENU_ITEMS, type MenuSettings } from '@maneki/contract/site/menu';
import type { MarketMode } from '@maneki/contract/site/sections';
import type { Currency } from '@maneki/kernel/money';

/** A white label: one site with its own name, hosts, look, languages, money and switches. */
export type Merchant = {
  readonly code: string;
  readonly name: string;
  /** The set of tokens and art that its site wears. */
  readonly look: string;
  /** In place of the look's own colours; null where it has none. */
  readonly colours: OwnColours | null;
  readonly isDefault: boolean;
  readonly hosts: readonly string[];
  readonly mainDomain: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  readonly businessTimezone: string;
  readonly minimumAge: number;
  /** Whether demo accounts may use the members' login. */
  readonly isDemoLogin: boolean;
  readonly template: { readonly memCen: 0 | 1; readonly depFunc: 0 | 1 };
  readonly imageHosts: readonly string[];
  readonly licence: { readonly number: string; readonly authority: string } | null;
  readonly copyright: { readonly from: number; readonly to: number; readonly holder: string };
  readonly maintenance: { readonly isOn: boolean; readonly endsAt: Date | null };
  /** Begins and ends by the clock, without anybody's doing. */
  readonly plannedMaintenance: { readonly from: Date; readonly to: Date } | null;
  readonly flags: Flags;
  readonly menu: MenuSettings;
  readonly social: readonly { readonly type: SocialLinkType; readonly url: string }[];
  readonly downloads: readonly { readonly type: DownloadLinkType; readonly url: string }[];
  readonly services: readonly ServiceEntry[];
  /** Raised by every change, so that caches know what they hold. */
  readonly version: number;
};

/** A way to reach a person; null for whoever's language has none of its own. */
export type ServiceEntry = {
  readonly type: CustomerServiceTitle;
  readonly url: string;
  readonly language: Language | null;
};

/** What the law of a visitor's country lets us offer there. */
export type MarketPolicy = {
  readonly countryCode: string;
  readonly mode: MarketMode;
  readonly minimumAge: number | null;
  /** Since when money is played for; null where it never was. */
  readonly realSince: Date | null;
  /** Under which licence real money is played for there. */
  readonly licenceRef: string | null;
};

/** As it is written down; the database remembers since when. */
export type NewMarketPolicy = Omit<MarketPolicy, 'realSince'>;

/** Whether a market plays for money. One that was closed after it did still owes money, not credit. */
export const isForMoney = (market: MarketPolicy | undefined): boolean =>
  market?.mode === 'REAL' || (market?.mode === 'BLOCKED' && market.realSince !== null);

export type SystemStatus = 0 | 1 | 2;

/** Maintenance covers a restricted region: a visitor is told the reason that passes by itself. */
export function systemStatus(
  merchant: Merchant,
  market: MarketPolicy | undefined,
  now: Date,
): SystemStatus {
  if (maintenanceAt(merchant, now).isOn) return 1;
  return market?.mode === 'BLOCKED' ? 2 : 0;
}

/** What holds now: the operator's word, or the plan from its first moment until just before its last. */
export function maintenanceAt(
  { maintenance, plannedMaintenance }: Merchant,
  now: Date,
): Merchant['maintenance'] & { readonly planned: Merchant['plannedMaintenance'] } {
  const planned = plannedMaintenance && now < plannedMaintenance.to ? plannedMaintenance : null;
  if (maintenance.isOn || !planned || now < planned.from) return { ...maintenance, planned };
  return { isOn: true, endsAt: planned.to, planned };
}

/** The ways to reach a person for one reader: of each kind theirs, else the one for everybody. */
export function servicesFor({ services }: Merchant, language: Language): ServiceEntry[] {
  return services.filter(
    (entry) =>
      entry.language === language ||
      (entry.language === null &&
        !services.some((other) => other.type === entry.type && other.language === language)),
  );
}

/** The stricter of what the site asks and what the market's law asks. */
export function effectiveMinimumAge(merchant: Merchant, market: MarketPolicy | undefined): number {
  return Math.max(merchant.minimumAge, market?.minimumAge ?? 0);
}

/** A member's currency is the market's where the merchant offers it, else the merchant's own. */
export function currencyFor(merchant: Merchant, countryCode: string | null): Currency {
  const local = countryCode ? CURRENCY_OF_COUNTRY[countryCode] : undefined;
  return local && merchant.currencies.includes(local) ? local : merchant.currency;
}

const CURRENCY_OF_COUNTRY: Readonly<Record<string, Currency | undefined>> = {
  JP: 'JPY',
  PH: 'PHP',
  TH: 'THB',
  VN: 'VND',
  CN: 'CNY',
  US: 'USD',
};

/**
 * The language for somebody who never chose one: Japanese for a visitor from Japan, English for one
 * from elsewhere, the merchant's own where the country is not known. A chosen one wins where spoken.
 */
export function chooseLanguage(
  merchant: Merchant,
  by: { chosen: Language | undefined; countryCode: string | null },
): Language {
  const wanted = by.chosen ?? languageOfCountry(by.countryCode);
  return wanted && merchant.languages.includes(wanted) ? wanted : merchant.defaultLanguage;
}

function languageOfCountry(countryCode: string | null): Language | undefined {
  if (countryCode === null) return undefined;
  return countryCode === 'JP' ? 'JA' : 'EN';
}

/** Every flag has an answer: one that nobody set is off. */
export function completeFlags(set: ReadonlyMap<string, boolean>, all: readonly Flag[]): Flags {
  return Object.fromEntries(all.map((flag) => [flag, set.get(flag) ?? false])) as Flags;
}

/** Every item of the menu has an answer: one that nobody switched off is on. */
export function completeMenu(off: readonly string[]): MenuSettings {
  return Object.fromEntries(MENU_ITEMS.map((item) => [item, !off.includes(item)])) as MenuSettings;
}
