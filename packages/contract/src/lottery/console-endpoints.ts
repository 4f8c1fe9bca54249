import type { Endpoints } from '../endpoint.ts';
import type { LotteryRefusal } from './refusals.ts';

/** What operators do about lottery. */
export const lotteryConsoleEndpoints = {} as const satisfies Endpoints<LotteryRefusal['code']>;
