export { slotKind } from './slot-kind.ts';
