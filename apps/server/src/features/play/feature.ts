import { memberTicketsHandlers } from './console/member-tickets-routes.ts';
import { playConsoleHandlers } from './console-routes.ts';
import { seedDemoPlay } from './demo/seed-demo-play.ts';
import { playInvariants } from './invariants/play-invariants.ts';
import { type PlayJobServices, playJobs } from './jobs.ts';
import { playHandlers } from './routes.ts';
import { endExcludedGames, endGames } from './sessions/events.ts';
import { tablesHandlers } from './tables/routes.ts';
import { countBets, countMorePaid } from './totals/events.ts';
import { recordMoreWon, recordWin } from './winners/events.ts';

type JobTools = Pick<PlayJobServices, 'clock' | 'metrics'> & {
  readonly play: Pick<PlayJobServices, 'providers' | 'funds' | 'house'>;
};

export const playFeature = {
  handlers: (
    services: Parameters<typeof playHandlers>[0] &
      Parameters<typeof playConsoleHandlers>[0] &
      Parameters<typeof memberTicketsHandlers>[0] &
      Parameters<typeof tablesHandlers>[0],
  ) => ({
    ...playHandlers(services),
    ...playConsoleHandlers(services),
    ...memberTicketsHandlers(services),
    ...tablesHandlers(services),
  }),
  jobs: ({ clock, metrics, play }: JobTools) => playJobs({ clock, metrics, ...play }),
  eventHandlers: [endGames, endExcludedGames, recordWin, recordMoreWon, countBets, countMorePaid],
  invariants: playInvariants,
  seedDemo: seedDemoPlay,
};
