/** Tells in words what was shown, to whoever cannot see it. */
export function LiveRegion({ words }: { words: string }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
