import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { SystemBusyError } from '../calls/system-busy-error.ts';

export type Patience = {
  /** How late our turns may come, taken over a whole window. */
  readonly delayMs: number;
  /** Longer than any pause of a machine: who stood still for once has caught up, and refuses nobody. */
  readonly windowMs: number;
};

export const PATIENCE: Patience = { delayMs: 2_000, windowMs: 5_000 };

/**
 * What can come again. A page without half of its files would be worse than none, monitors must be told, and a
 * provider's bet that is under way comes before anybody's next page.
 */
const CAN_WAIT = /^\/(api\/|m\/(?!assets\/|art\/))/;

/** Answers calls and pages that they should come again, while more is asked than there is time for. */
export async function refuseWhenOverloaded(
  app: FastifyInstance,
  { delayMs, windowMs }: Patience,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delayMs,
    sampleInterval: windowMs,
    pressureHandler: async ({ url }) => {
      if (CAN_WAIT.test(url)) throw new SystemBusyError('the event loop is late');
    },
  });
}
