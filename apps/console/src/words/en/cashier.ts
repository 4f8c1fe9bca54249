import { depositEn } from './deposit.ts';

export const cashierEn = { ...depositEn } as const;
