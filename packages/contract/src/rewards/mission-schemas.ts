import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import {
  CHEST_STATES,
  MISSION_METRICS,
  MISSION_REPEATS,
  MISSION_STATES,
  MISSION_TABS,
  type MissionMetric,
} from './mission.ts';
import type { missionEndpoints } from './mission-endpoints.ts';

export const missionMetric = z.enum(
  Object.keys(MISSION_METRICS) as [MissionMetric, ...MissionMetric[]],
);
export const missionCode = z.string().regex(/^[a-z0-9-]{2,40}$/);

const mission = z.object({
  code: missionCode,
  tab: z.enum(MISSION_TABS),
  title: z.string().describe('In the language of the call'),
  metric: missionMetric,
  repeat: z.enum(MISSION_REPEATS),
  target: z.string().describe('A decimal amount where the metric counts money, else a number'),
  value: z.string().describe('How far it is, in the same way and never beyond the target'),
  state: z.enum(MISSION_STATES),
  amount,
  points: z.int(),
  activity: z.int(),
  multiple: z.int().describe('How often the money has to be staked before it may leave'),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable().describe('When its period or the mission itself ends'),
});

export type MissionView = z.infer<typeof mission>;

const chest = z.object({
  at: z.int().describe('The activity that opens it'),
  amount,
  points: z.int(),
  state: z.enum(CHEST_STATES),
});

const given = z.object({ amount, currency, points: z.int(), activity: z.int() });

export const missionSchemas = {
  'rewards.areMissionsOn': {
    request: z.strictObject({}),
    response: z.object({ isOn: z.boolean() }),
  },
  'rewards.listMissions': {
    request: z.strictObject({}),
    response: z.object({
      currency,
      activity: z.int().describe('Of today'),
      chests: z.array(chest),
      missions: z.array(mission),
      resetsAt: z.iso.datetime().describe('When the next business day begins'),
    }),
  },
  'rewards.claimMission': { request: z.strictObject({ code: missionCode }), response: given },
  'rewards.claimChest': {
    request: z.strictObject({ at: z.int().min(1).max(1_000) }),
    response: given,
  },
} as const satisfies SchemasFor<typeof missionEndpoints>;
