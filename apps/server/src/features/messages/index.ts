export { messagesFeature } from './feature.ts';
