import { theme as aurora20 } from './aurora20.ts';
import { theme as candy9 } from './candy9.ts';
import { theme as carnival25 } from './carnival25.ts';
import { theme as clockwork10 } from './clockwork10.ts';
import { theme as corsair20 } from './corsair20.ts';
import { theme as daruma3 } from './daruma3.ts';
import { theme as diamond9 } from './diamond9.ts';
import { theme as dragonvault3 } from './dragonvault3.ts';
import { theme as dusty3 } from './dusty3.ts';
import { theme as farm3 } from './farm3.ts';
import { theme as foxfire25 } from './foxfire25.ts';
import { theme as jungle20 } from './jungle20.ts';
import { theme as koi9 } from './koi9.ts';
import { theme as lantern243 } from './lantern243.ts';
import { theme as maneki3 } from './maneki3.ts';
import { theme as mango3 } from './mango3.ts';
import { theme as nebula243 } from './nebula243.ts';
import { theme as ninja10 } from './ninja10.ts';
import { theme as olympus25 } from './olympus25.ts';
import { theme as onsen243 } from './onsen243.ts';
import { theme as panda9 } from './panda9.ts';
import { theme as pumpkin243 } from './pumpkin243.ts';
import { theme as reef243 } from './reef243.ts';
import { theme as ronin25 } from './ronin25.ts';
import { theme as sakura243 } from './sakura243.ts';
import { theme as scarab10 } from './scarab10.ts';
import { theme as sunstone9 } from './sunstone9.ts';
import { theme as taiko20 } from './taiko20.ts';
import { theme as tea10 } from './tea10.ts';
import type { SlotTheme } from './theme.ts';
import { theme as tide20 } from './tide20.ts';
import { theme as tiki10 } from './tiki10.ts';
import { theme as vault3 } from './vault3.ts';
import { theme as viking25 } from './viking25.ts';

/** Every slot's look, in the order of the catalogue. */
export const slotThemes: readonly SlotTheme[] = [
  maneki3,
  tide20,
  sakura243,
  vault3,
  dragonvault3,
  foxfire25,
  onsen243,
  ninja10,
  koi9,
  taiko20,
  daruma3,
  ronin25,
  lantern243,
  panda9,
  tea10,
  scarab10,
  viking25,
  corsair20,
  nebula243,
  sunstone9,
  dusty3,
  aurora20,
  olympus25,
  clockwork10,
  mango3,
  reef243,
  jungle20,
  candy9,
  tiki10,
  carnival25,
  farm3,
  pumpkin243,
  diamond9,
];
