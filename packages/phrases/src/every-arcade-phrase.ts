import type { Language } from '@maneki/contract/language';
import { arcade as arcadeCN } from './cn/arcade.ts';
import { arcadeDice as arcadeDiceCN } from './cn/arcade-dice.ts';
import { arcadeDragonTiger as arcadeDragonTigerCN } from './cn/arcade-dragon-tiger.ts';
import { arcadeLottery as arcadeLotteryCN } from './cn/arcade-lottery.ts';
import { lotteryPlays as lotteryPlaysCN } from './cn/lottery-plays.ts';
import { tables as tablesCN } from './cn/tables.ts';
import { arcade as arcadeEN } from './en/arcade.ts';
import { arcadeDice as arcadeDiceEN } from './en/arcade-dice.ts';
import { arcadeDragonTiger as arcadeDragonTigerEN } from './en/arcade-dragon-tiger.ts';
import { arcadeLottery as arcadeLotteryEN } from './en/arcade-lottery.ts';
import { lotteryPlays as lotteryPlaysEN } from './en/lottery-plays.ts';
import { tables as tablesEN } from './en/tables.ts';
import { arcade as arcadeJA } from './ja/arcade.ts';
import { arcadeDice as arcadeDiceJA } from './ja/arcade-dice.ts';
import { arcadeDragonTiger as arcadeDragonTigerJA } from './ja/arcade-dragon-tiger.ts';
import { arcadeLottery as arcadeLotteryJA } from './ja/arcade-lottery.ts';
import { lotteryPlays as lotteryPlaysJA } from './ja/lottery-plays.ts';
import { tables as tablesJA } from './ja/tables.ts';
import { arcade as arcadeTH } from './th/arcade.ts';
import { arcadeDice as arcadeDiceTH } from './th/arcade-dice.ts';
import { arcadeDragonTiger as arcadeDragonTigerTH } from './th/arcade-dragon-tiger.ts';
import { arcadeLottery as arcadeLotteryTH } from './th/arcade-lottery.ts';
import { lotteryPlays as lotteryPlaysTH } from './th/lottery-plays.ts';
import { tables as tablesTH } from './th/tables.ts';
import { arcade as arcadeVI } from './vi/arcade.ts';
import { arcadeDice as arcadeDiceVI } from './vi/arcade-dice.ts';
import { arcadeDragonTiger as arcadeDragonTigerVI } from './vi/arcade-dragon-tiger.ts';
import { arcadeLottery as arcadeLotteryVI } from './vi/arcade-lottery.ts';
import { lotteryPlays as lotteryPlaysVI } from './vi/lottery-plays.ts';
import { tables as tablesVI } from './vi/tables.ts';

/** What is said inside games and about their tables, in every language. */
export const everyArcadePhrase = {
  EN: {
    arcade: arcadeEN,
    arcadeDice: arcadeDiceEN,
    arcadeDragonTiger: arcadeDragonTigerEN,
    arcadeLottery: arcadeLotteryEN,
    lotteryPlays: lotteryPlaysEN,
    tables: tablesEN,
  },
  JA: {
    arcade: arcadeJA,
    arcadeDice: arcadeDiceJA,
    arcadeDragonTiger: arcadeDragonTigerJA,
    arcadeLottery: arcadeLotteryJA,
    lotteryPlays: lotteryPlaysJA,
    tables: tablesJA,
  },
  CN: {
    arcade: arcadeCN,
    arcadeDice: arcadeDiceCN,
    arcadeDragonTiger: arcadeDragonTigerCN,
    arcadeLottery: arcadeLotteryCN,
    lotteryPlays: lotteryPlaysCN,
    tables: tablesCN,
  },
  TH: {
    arcade: arcadeTH,
    arcadeDice: arcadeDiceTH,
    arcadeDragonTiger: arcadeDragonTigerTH,
    arcadeLottery: arcadeLotteryTH,
    lotteryPlays: lotteryPlaysTH,
    tables: tablesTH,
  },
  VI: {
    arcade: arcadeVI,
    arcadeDice: arcadeDiceVI,
    arcadeDragonTiger: arcadeDragonTigerVI,
    arcadeLottery: arcadeLotteryVI,
    lotteryPlays: lotteryPlaysVI,
    tables: tablesVI,
  },
} as const satisfies Record<Language, object>;
