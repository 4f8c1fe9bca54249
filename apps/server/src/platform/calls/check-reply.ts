import type { z } from 'zod';

/** Thrown where replies are checked. It may be told to the caller whole: in production nobody meets it. */
export class UnfitReplyError extends Error {
  override readonly name = 'UnfitReplyError';
}

/**
 * Compares what a handler answers with what the contract says. The compiler has done so already, but believes
 * what it is told: of rows, of JSON, and wherever a schema asks for more than a type can say.
 */
export function checkReply(callName: string, schema: z.ZodType, value: unknown): void {
  const checked = schema.safeParse(value);
  if (checked.success) return;
  const faults = checked.error.issues.map(
    ({ path, message }) => `${['value', ...path].join('.')}: ${message}`,
  );
  throw new UnfitReplyError(`${callName} does not answer as its schema says. ${faults.join('; ')}`);
}
