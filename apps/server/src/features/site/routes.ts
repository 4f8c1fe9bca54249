import type { siteEndpoints } from '@maneki/contract/site/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import {
  describeCustomerService,
  describeSettings,
  describeStatus,
  describeTemplate,
} from './describe-status.ts';
import type { MerchantDirectory } from './merchant-directory.ts';

const NOWHERE = { address: '', countryCode: null };

/** Translates between the wire and the use cases. Decides nothing. */
export function siteHandlers(merchants: MerchantDirectory): Handlers<typeof siteEndpoints> {
  return {
    async getStatus({ merchantCode, address, countryCode, language, now, isForAll }) {
      const market = merchants.findMarket(countryCode);
      const whereabouts = isForAll ? NOWHERE : { address, countryCode };
      const visitor = { ...whereabouts, language, now };
      return done(describeStatus(merchants.get(merchantCode), market, visitor));
    },
    async getCountry({ address, countryCode }) {
      return done({ ip: address, countryCode });
    },
    async getSettings({ merchantCode, countryCode }) {
      return done(describeSettings(merchants.get(merchantCode), merchants.findMarket(countryCode)));
    },
    async getTemplate({ merchantCode }) {
      return done(describeTemplate(merchants.get(merchantCode)));
    },
    async listCustomerService({ merchantCode, language }) {
      return done(describeCustomerService(merchants.get(merchantCode), language));
    },
  };
}
