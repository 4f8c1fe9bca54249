import type { SlotModel, SlotModelCode } from './model.ts';
import { book10 } from './models/book10.ts';
import { hold9 } from './models/hold9.ts';
import { tide20 } from './models/tide20.ts';
import { triple5 } from './models/triple5.ts';
import { vault5 } from './models/vault5.ts';
import { ways243 } from './models/ways243.ts';
import { wild25 } from './models/wild25.ts';

/** Every machine of the house, by its code. */
export const slotModels: Readonly<Record<SlotModelCode, SlotModel>> = {
  triple5,
  vault5,
  tide20,
  ways243,
  wild25,
  book10,
  hold9,
};
