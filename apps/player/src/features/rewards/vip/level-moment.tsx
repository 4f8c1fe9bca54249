import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from '#platform/call/socket.ts';
import { useFollow } from '#platform/call/use-follow.ts';
import { LevelReached } from './level-reached.tsx';
import { vipQuery } from './queries.ts';

const LEVELS = [vipQuery.queryKey];

type LevelMomentProps = {
  /** Where it would come between somebody and a game it waits for another page. */
  readonly isWelcome: boolean;
  /** What else tells a member's level. */
  readonly followers: readonly QueryKey[];
};

/**
 * Celebrates a new level once, on whichever page. Nobody asks for levels before there is news of one; where a page has
 * asked anyhow, its answer is looked at, too: it may be of a level that was reached while nobody was here.
 */
export function LevelMoment({ isWelcome, followers }: LevelMomentProps) {
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => listen('rewards.level', () => setHasNews(true)), []);
  useFollow('rewards.level', followers);
  useFollow('rewards.level', LEVELS);
  const { data: vip } = useQuery({ ...vipQuery, enabled: hasNews });
  const { newLevel } = vip ?? {};
  // A key for each: who has closed one celebration is there for the next.
  return vip && newLevel && isWelcome ? <LevelReached key={newLevel} vip={vip} /> : null;
}
