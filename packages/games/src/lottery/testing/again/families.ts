import type { FamilyCode } from '@maneki/games/lottery/play';
import { k3Again } from './k3.ts';
import { kenoAgain } from './keno.ts';
import { pk10Again } from './pk10.ts';
import { seaAgain } from './sea.ts';
import type { SecondReading } from './second-reading.ts';
import { sscAgain } from './ssc.ts';
import { vietnamAgain } from './vietnam.ts';
import { x115Again } from './x115.ts';

/** The second reading of each family's rules. */
export const SECOND_READINGS: Readonly<Record<FamilyCode, SecondReading>> = {
  VN_N: vietnamAgain,
  VN_C: vietnamAgain,
  VN_S: vietnamAgain,
  SSC: sscAgain,
  K3: k3Again,
  PK10: pk10Again,
  X115: x115Again,
  KENO: kenoAgain,
  SEA: seaAgain,
};
