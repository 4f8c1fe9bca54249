/** Joins class names and leaves out what is not set. */
export const joinClasses = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
