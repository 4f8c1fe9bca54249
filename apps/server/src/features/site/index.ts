export { changeSettings, type SettingsChange } from './change-settings.ts';
export { siteFeature } from './feature.ts';
export {
  currencyFor,
  effectiveMinimumAge,
  isForMoney,
  type MarketPolicy,
  type Merchant,
} from './merchant.ts';
export { type MerchantDirectory, openMerchantDirectory } from './merchant-directory.ts';
export { createSiteGate } from './site-gate.ts';
export { listMarketPolicies, listMerchants } from './store.ts';
