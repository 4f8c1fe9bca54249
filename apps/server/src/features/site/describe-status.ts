import type { Language } from '@maneki/contract/language';
import type { SiteSettings, SiteStatus } from '@maneki/contract/site/schemas';
import {
  effectiveMinimumAge,
  type MarketPolicy,
  type Merchant,
  maintenanceAt,
  servicesFor,
  systemStatus,
} from './merchant.ts';

type Visitor = {
  readonly address: string;
  readonly countryCode: string | null;
  readonly language: Language;
  readonly now: Date;
};

/** Everything a client needs to draw the frame, in one answer. */
export function describeStatus(
  merchant: Merchant,
  market: MarketPolicy | undefined,
  visitor: Visitor,
): SiteStatus {
  const { isOn, endsAt, planned } = maintenanceAt(merchant, visitor.now);
  return {
    status: systemStatus(merchant, market, visitor.now),
    version: merchant.version,
    info: {
      customerService: describeCustomerService(merchant, visitor.language),
      domainRoute: [...merchant.hosts],
      mobileTemplate: describeTemplate(merchant),
      paths: { home: '/m/home', api: '/api', socket: '/ws', images: '/m/art' },
      register: {
        username: merchant.flags.USERNAMEREG3,
        mobileNum: merchant.flags.MOBILENUMREG3,
        minimumAge: effectiveMinimumAge(merchant, market),
      },
      resources: {
        downloads: merchant.downloads.map(({ type, url }) => ({ resourceType: type, url })),
        social: [...merchant.social],
      },
      whitelabel: {
        merchantCode: merchant.code,
        name: merchant.name,
        look: merchant.look,
        colours: merchant.colours,
        flags: merchant.flags,
        menu: merchant.menu,
      },
      mainDomain: merchant.mainDomain,
      imageCDNs: [...merchant.imageHosts],
    },
    location: { ip: visitor.address, countryCode: visitor.countryCode },
    maintenance: {
      isOn,
      endsAt: endsAt?.toISOString() ?? null,
      planned: planned && { from: planned.from.toISOString(), to: planned.to.toISOString() },
    },
    regionRestriction: { isOn: market?.mode === 'BLOCKED' },
  };
}

export function describeSettings(
  merchant: Merchant,
  market: MarketPolicy | undefined,
): SiteSettings {
  return {
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    currency: merchant.currency,
    currencies: [...merchant.currencies],
    businessTimezone: merchant.businessTimezone,
    minimumAge: effectiveMinimumAge(merchant, market),
    licence: merchant.licence,
    copyright: merchant.copyright,
    mode: market?.mode === 'REAL' ? 'REAL' : 'DEMO',
  };
}

export function describeTemplate({ template }: Merchant) {
  return { mem_cen: template.memCen, dep_func: template.depFunc };
}

export function describeCustomerService(merchant: Merchant, language: Language) {
  return servicesFor(merchant, language).map(({ type, url }) => ({ title: type, path: url }));
}
