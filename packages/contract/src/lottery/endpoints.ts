import type { Endpoints } from '../endpoint.ts';
import type { LotteryRefusal } from './refusals.ts';

export const lotteryEndpoints = {} as const satisfies Endpoints<LotteryRefusal['code']>;
