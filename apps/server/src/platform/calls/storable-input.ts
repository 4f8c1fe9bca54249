const DEPTH_MAX = 16;

/**
 * Whether the database could keep every text of an input: PostgreSQL has no NUL character, and half
 * a surrogate pair is no text at all. Also refuses what is nested deeper than any call of ours.
 */
export function isStorable(input: unknown): boolean {
  const pending: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    if (depth > DEPTH_MAX) return false;
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      pending.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed();
