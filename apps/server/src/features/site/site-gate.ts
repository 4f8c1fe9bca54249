import type { CallGate } from '#platform/calls/call-gate';
import { chooseLanguage, systemStatus } from './merchant.ts';
import type { MerchantDirectory } from './merchant-directory.ts';

/** Tells the platform whose site is called, which language it speaks, and whether it is open. */
export function createSiteGate(merchants: MerchantDirectory): CallGate {
  return {
    findMerchantCode: (by) => merchants.find(by)?.code,
    chooseLanguage: ({ merchantCode, chosen, countryCode }) =>
      chooseLanguage(merchants.get(merchantCode), { chosen, countryCode }),
    findRefusal({ merchantCode, countryCode, now }) {
      const market = merchants.findMarket(countryCode);
      const status = systemStatus(merchants.get(merchantCode), market, now);
      if (status === 1) return { code: 'site.under_maintenance', detail: {} };
      if (status === 2) return { code: 'site.region_restricted', detail: {} };
      return undefined;
    },
  };
}
