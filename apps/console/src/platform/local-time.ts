/** A moment as a field for local time wants it, to the minute. */
export function asLocalTime(iso: string): string {
  const at = new Date(iso);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that was typed into such a field. */
export const fromLocalTime = (typed: string): string => new Date(typed).toISOString();
