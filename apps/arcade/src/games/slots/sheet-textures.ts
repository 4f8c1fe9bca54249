import type { SlotModel } from '@maneki/games/slots/model';
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { SymbolTextures } from './reel.ts';
import { placeOnSheet, SHEET_COLUMNS, sheetOrder } from './sheet-order.ts';

/** Cuts the game's sheet: one texture on the graphics card, a frame of it for each symbol. */
export function cutSheet(sheet: ImageBitmap, model: SlotModel): SymbolTextures {
  const source = new ImageSource({ resource: sheet, autoGenerateMipmaps: true });
  const side = sheet.width / SHEET_COLUMNS;
  return Object.fromEntries(
    sheetOrder(model).map((symbol) => {
      const { column, row } = placeOnSheet(model, symbol);
      const frame = new Rectangle(column * side, row * side, side, side);
      return [symbol, new Texture({ source, frame })];
    }),
  );
}

const SAMPLE = 20;

/** A few hundred pixels of a picture, for its palette. */
export function samplePixels(image: ImageBitmap): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(SAMPLE, SAMPLE);
  const context = canvas.getContext('2d');
  if (!context) return new Uint8ClampedArray();
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  return context.getImageData(0, 0, SAMPLE, SAMPLE).data;
}
