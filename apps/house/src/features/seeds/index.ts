export { describeSeeds, revealSeeds } from './describe-seeds.ts';
export { holdPair } from './hold-pair.ts';
export { commitmentOf, drawServerSeed } from './pair.ts';
export { rotateSeeds } from './rotate-seeds.ts';
export { signBlocks } from './sign-blocks.ts';
export { takeNonce } from './take-nonce.ts';
