import { type Place, placed } from '../draw/path.ts';
import type { DrawSymbol } from './theme.ts';

/** A drawing moved and scaled so that, with its edge and shadow, it stays inside its cell. */
export const fitted =
  (draw: DrawSymbol, place: Place): DrawSymbol =>
  (sheet) =>
    placed(draw(sheet), place);
