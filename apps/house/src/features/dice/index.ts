export { diceKind } from './dice-kind.ts';
