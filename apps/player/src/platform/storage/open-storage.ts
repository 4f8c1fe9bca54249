/**
 * Where a visitor lets no site store anything, already a look into a storage is refused. Then the page remembers by
 * itself, for as long as it lives.
 */
export function openStorage(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      void window[name].length;
    } catch {
      Object.defineProperty(window, name, { value: createMemory() });
    }
  }
}

function createMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
