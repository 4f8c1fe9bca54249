import { useLotteryState } from './lottery-hooks.ts';

const NAMES = {
  VN_FAST27: 'VN Fast 27',
  VN_FAST18: 'VN Fast 18',
  SSC: 'Fast Five',
  K3: 'Fast Dice',
  PK10: 'Fast Cars',
  X115: 'Fast Eleven',
  KENO: 'Fast Keno',
  SEA_FAST: 'SEA Fast',
} as const;
