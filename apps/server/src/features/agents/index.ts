export { agentsFeature } from './feature.ts';
export { rateOf, readProfile, readProfiles } from './profiles/read-profiles.ts';
export { ownRebates } from './rebates/own-rebates.ts';
