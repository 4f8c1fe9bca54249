export { dragonTigerKind } from './dragon-tiger-kind.ts';
