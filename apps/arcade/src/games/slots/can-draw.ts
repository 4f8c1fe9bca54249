/** What is asked of a canvas here; a test brings one of its own. */
export type Canvas = { getContext(kind: 'webgl2' | 'webgl'): Loseable | null };

type Loseable = {
  getExtension(name: 'WEBGL_lose_context'): { loseContext(): void } | null;
};

/**
 * Whether this browser can draw a game at all. It is asked before pictures are loaded and the renderer
 * starts, which would fail without telling why. Browsers keep few contexts, so this one is given back.
 */
export function canDraw(canvas: Canvas): boolean {
  try {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
