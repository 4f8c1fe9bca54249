export { drawJackpots, type JackpotDraw } from './draw-jackpots.ts';
export { type Jackpot, listJackpots } from './list-jackpots.ts';
export { listVaultSeeds, revealVaultSeeds } from './list-seeds.ts';
export { vaultFor, vaultOf } from './vault-of.ts';
