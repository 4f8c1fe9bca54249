import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, listOf, listRequest, type SchemasFor } from '../schema.ts';
import { MISSION_REPEATS, MISSION_TABS } from './mission.ts';
import type { missionConsoleEndpoints } from './mission-console-endpoints.ts';
import { missionCode, missionMetric } from './mission-schemas.ts';

const titles = z.strictObject(
  Object.fromEntries(LANGUAGES.map((code) => [code, z.string().trim().min(1).max(80)])) as Record<
    (typeof LANGUAGES)[number],
    z.ZodString
  >,
);

const mission = z.strictObject({
  code: missionCode.describe('Its name for ever: progress is kept under it'),
  tab: z.enum(MISSION_TABS),
  titles,
  metric: missionMetric,
  target: amount.describe('A number, or reference units where the metric counts money'),
  categories: z.array(z.enum(CATEGORIES)).describe('None named are all'),
  game: z.string().trim().min(1).max(64).nullable().describe('Only this one, by its id'),
  cash: amount.describe('Reference units'),
  points: z.int().min(0).max(100_000),
  activity: z.int().min(0).max(100),
  rollover: z.int().min(0).max(100),
  repeat: z.enum(MISSION_REPEATS),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  isOn: z.boolean(),
  sort: z.int().min(0).max(10_000),
});

export type MissionInput = z.infer<typeof mission>;

const row = mission.extend({
  doneToday: z.int().describe('Members who finished it on this business day'),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
});

export const missionConsoleSchemas = {
  'rewards.listAllMissions': {
    request: listRequest({ tab: z.enum(MISSION_TABS).optional() }, missionCode),
    response: listOf(row),
  },
  'rewards.saveMission': { request: mission, response: z.object({ code: missionCode }) },
  'rewards.switchMission': {
    request: z.strictObject({ code: missionCode, isOn: z.boolean() }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof missionConsoleEndpoints>;
