export { changeSettings, type SettingsChange } from './change-settings.ts';
export { siteFeature } from './feature.ts';
export { executeMarketPolicy } from './markets/execute-policy.ts';
export type { RealMoneyObstacle } from './markets/market-policy.ts';
export {
  currencyFor,
  effectiveMinimumAge,
  isForMoney,
  type MarketPolicy,
  type Merchant,
  maintenanceAt,
} from './merchant.ts';
export { type MerchantDirectory, openMerchantDirectory } from './merchant-directory.ts';
export { findSectionVersion, takeSection } from './sections/take-section.ts';
export { createSiteGate } from './site-gate.ts';
export {
  listBusinessZones,
  listMarketPolicies,
  listMerchantCodes,
  listMerchants,
} from './store.ts';
export { tellChange } from './tell-change.ts';
