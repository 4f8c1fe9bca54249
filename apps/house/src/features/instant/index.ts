export { describeInstant } from './describe-instant.ts';
export { type InstantRound, playInstant } from './play-instant.ts';
