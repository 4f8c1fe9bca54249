export { cashierFeature } from './feature.ts';
