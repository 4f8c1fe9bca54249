import type { Draws } from '@maneki/games/fair/draws';
import type { TestHouse } from '#testing/test-house';

/** As many steps as a minute has in which some issues are settled: few nodes live through a second one. */
const STEPS_MAX = 80;
/** Who is silent for longer has lost the lease of the lotteries. */
const LEASE_MS = 3_001;

type Node = Awaited<ReturnType<TestHouse['openMortal']>>;

/** Whoever runs the lotteries: the first node, which does not end, and others one by one that do at some step. */
export type Nodes = {
  readonly kills: () => number;
  /** Takes the lotteries as far as they go now. Where the node ends over it, another one takes over. */
  advance(): Promise<void>;
  /** Lets the next node run them, where one does not already that will end. */
  openMortal(): Promise<void>;
  /** How the node is called that will end. */
  readonly mortal: () => Node | undefined;
};

export function runNodes(test: TestHouse, by: Draws): Nodes {
  let mortal: Node | undefined;
  let kills = 0;
  return {
    kills: () => kills,
    mortal: () => mortal,
    async openMortal() {
      mortal ??= await test.openMortal(2 + by.below(STEPS_MAX));
    },
    async advance() {
      if (!mortal) return test.house.advanceLotteries();
      await mortal.house.advanceLotteries().catch(() => undefined);
      // What it settles beside each other it may fail at and go on: it is asked whether it lives.
      if (await mortal.house.isReady()) return undefined;
      kills += 1;
      await mortal.house.stop();
      await mortal.app.close();
      mortal = undefined;
      test.clock.advance(LEASE_MS);
      return test.house.advanceLotteries();
    },
  };
}
