export { drawJackpots, type JackpotDraw } from './draw-jackpots.ts';
export { type Jackpot, listJackpots, readJackpots } from './list-jackpots.ts';
export { listVaultSeeds, revealVaultSeeds } from './list-seeds.ts';
