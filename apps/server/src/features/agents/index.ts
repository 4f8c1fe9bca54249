export { isDaySettled } from './contracts/bills/runs/store.ts';
export { hasOpenBill } from './contracts/bills/store.ts';
export { hasValidContract } from './contracts/store.ts';
export { agentsFeature } from './feature.ts';
