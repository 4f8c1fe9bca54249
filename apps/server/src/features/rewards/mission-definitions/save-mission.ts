import { MISSION_METRICS } from '@maneki/contract/rewards/mission';
import type { MissionInput } from '@maneki/contract/rewards/mission-console-schemas';
import { UNITS_PER_ONE, writeAmount } from '@maneki/kernel/money';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { Mission } from '../missions/mission.ts';
import { readReference } from '../reference-amount.ts';
import { findMission, putMission } from './store.ts';

/** Writes a mission anew, or a new one. Who is done with it stays done. */
export async function saveMission(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  input: MissionInput,
) {
  const before = await findMission(tx, { merchantCode, code: input.code });
  const field = findFault(input, before);
  if (field) return refused({ code: 'rewards.mission_invalid', detail: { field } });
  const mission = { ...readMission(input), merchantCode };
  await putMission(tx, { ...mission, changedAt: now, changedBy: operator.name });
  return acted(
    { code: input.code },
    {
      subject: `mission ${input.code}`,
      before: before ? writeMission(before) : null,
      after: writeMission(mission),
    },
  );
}

export async function switchMission(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { code, isOn }: { readonly code: string; readonly isOn: boolean },
) {
  const before = await findMission(tx, { merchantCode, code });
  if (!before) return refused({ code: 'rewards.mission_unknown', detail: {} });
  await putMission(tx, { ...before, isOn, changedAt: now, changedBy: operator.name });
  const change = { before: { isOn: before.isOn }, after: { isOn } };
  return acted({}, { subject: `mission ${code}`, ...change });
}

const countsMoney = ({ metric }: Pick<Mission, 'metric'>) => MISSION_METRICS[metric] === 'MONEY';

/** Which field does not go with the others; undefined where all do. */
export function findFault(
  input: MissionInput,
  before: Mission | undefined,
): keyof MissionInput | undefined {
  const [target, cash] = [readReference(input.target), readReference(input.cash)];
  const isBet = ['VALID_TURNOVER', 'BET_COUNT', 'WIN_MULTIPLE', 'DISTINCT_GAMES'].includes(
    input.metric,
  );
  // Progress is kept in the way in which the metric counts, and by its periods.
  if (before && before.metric !== input.metric) return 'metric';
  if (before && before.repeat !== input.repeat) return 'repeat';
  if (target <= 0n) return 'target';
  if (!countsMoney(input) && target % UNITS_PER_ONE !== 0n) return 'target';
  if (MISSION_METRICS[input.metric] === 'FACT' && target !== UNITS_PER_ONE) return 'target';
  if (MISSION_METRICS[input.metric] === 'FACT' && input.repeat !== 'ONCE') return 'repeat';
  if (!isBet && input.categories.length > 0) return 'categories';
  if (!isBet && input.game !== null) return 'game';
  if (cash < 0n) return 'cash';
  if (cash === 0n && input.points === 0 && input.activity === 0) return 'activity';
  if (input.startsAt && input.endsAt && input.startsAt >= input.endsAt) return 'endsAt';
  return undefined;
}

const readMoment = (text: string | null): Date | null => (text === null ? null : new Date(text));

function readMission(input: MissionInput): Omit<Mission, 'merchantCode'> {
  const { cash, game, rollover, target, startsAt, endsAt, ...rest } = input;
  const units = readReference(target);
  return {
    ...rest,
    target: countsMoney(input) ? units : units / UNITS_PER_ONE,
    gameId: game,
    cashRu: readReference(cash),
    multiple: rollover,
    startsAt: readMoment(startsAt),
    endsAt: readMoment(endsAt),
  };
}

/** A mission as operators see it. */
export const writeMission = (mission: Mission): MissionInput => ({
  code: mission.code,
  tab: mission.tab,
  titles: mission.titles,
  metric: mission.metric,
  target: writeAmount(countsMoney(mission) ? mission.target : mission.target * UNITS_PER_ONE),
  categories: [...mission.categories],
  game: mission.gameId,
  cash: writeAmount(mission.cashRu),
  points: mission.points,
  activity: mission.activity,
  rollover: mission.multiple,
  repeat: mission.repeat,
  startsAt: mission.startsAt?.toISOString() ?? null,
  endsAt: mission.endsAt?.toISOString() ?? null,
  isOn: mission.isOn,
  sort: mission.sort,
});
