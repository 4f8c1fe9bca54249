/** Thrown when our own code is wrong. Never caught to decide what a player sees. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

/**
 * States something that cannot be false unless there is a bug. What a caller must handle is not an
 * invariant: answer with a refusal instead.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}
