export { agentsFeature } from './feature.ts';
