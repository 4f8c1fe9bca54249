export { agentsFeature } from './feature.ts';
export { judgeLevels } from './profiles/judge-budget.ts';
export { rateOf, readProfile, readProfiles } from './profiles/read-profiles.ts';
export { readSeries } from './profiles/read-series.ts';
export { ownRebates } from './rebates/own-rebates.ts';
