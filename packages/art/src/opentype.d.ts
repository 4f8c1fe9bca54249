/** The part of opentype.js that lettering uses; the package brings no types of its own. */
declare module 'opentype.js' {
  export type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'Z' };
  export type Path = { commands: Command[] };
  export type Glyph = { name: string | null; index: number };
  export type Font = {
    charToGlyph(character: string): Glyph;
    getAdvanceWidth(text: string, size: number, options?: { letterSpacing?: number }): number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: { letterSpacing?: number },
    ): Path;
  };
  const opentype: { parse(bytes: ArrayBuffer): Font };
  // biome-ignore lint/style/noDefaultExport: the package is a CommonJS module.
  export default opentype;
}
