import type { systemEndpoints } from '@maneki/contract/operators/system-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/run-jobs';
import { listFailedWork, listJobStates } from '#platform/jobs/store';
import type { AnyEventHandler } from '#platform/outbox/event-handler';
import {
  dropEvent,
  type FailedEvent,
  listFailedEvents,
  listHandlerPlaces,
  retryEvent,
} from '#platform/outbox/failed-events';

export type SystemServices = {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'known' | 'send' | 'retry'>;
  readonly eventHandlers: readonly AnyEventHandler[];
};

/** What runs for every merchant is looked after by those who look after every merchant. */
const isOfPlatform = ({ operator }: OperatorCall): boolean => operator.merchantCodes === null;

const platformOnly = refused({ code: 'operators.platform_only', detail: {} } as const);

/** A run by hand does not pile up behind another one. */
const BY_HAND = { key: 'by hand' } as const;

export const systemHandlers = (services: SystemServices): Handlers<typeof systemEndpoints> => ({
  ...jobHandlers(services),
  ...eventHandlers(services),
});

function jobHandlers({
  database,
  jobs,
}: SystemServices): Pick<
  Handlers<typeof systemEndpoints>,
  'listJobs' | 'runJob' | 'listFailedWork' | 'retryWork'
> {
  return {
    async listJobs(call) {
      if (!isOfPlatform(call)) return platformOnly;
      const schedules = new Map<string, (typeof jobs.known)[number]['schedule']>(
        jobs.known.map(({ name, schedule }) => [name, schedule]),
      );
      const states = await database.statement((tx) => listJobStates(tx, [...schedules.keys()]));
      return done({
        rows: states.map(({ endedAt, failingSince, ...state }) => ({
          ...state,
          cron: schedules.get(state.name)?.cron ?? null,
          timezone: schedules.get(state.name)?.timezone ?? null,
          endedAt: endedAt?.toISOString() ?? null,
          failingSince: failingSince?.toISOString() ?? null,
        })),
        next: null,
      });
    },
    async runJob(call, { name }, tx) {
      if (!isOfPlatform(call)) return platformOnly;
      const job = jobs.known.find((known) => known.name === name);
      // Only what a schedule starts needs nothing to be sent with it.
      if (!job?.schedule) return refused({ code: 'operators.job_unknown', detail: {} });
      await jobs.send(tx, job.name, {}, BY_HAND);
      return acted({}, { subject: `job ${name}`, before: null, after: { run: 'by hand' } });
    },
    async listFailedWork(call, { name, cursor, size }) {
      if (!isOfPlatform(call)) return platformOnly;
      const wish = { name, before: cursor, limit: size + 1 };
      const found = await database.statement((tx) => listFailedWork(tx, wish));
      const shown = found.slice(0, size);
      return done({
        rows: shown.map(({ createdAt, nextAt, ...work }) => ({
          ...work,
          createdAt: createdAt.toISOString(),
          nextAt: nextAt?.toISOString() ?? null,
        })),
        next: found.length > size ? shown.at(-1)!.id : null,
      });
    },
    async retryWork(call, { name, id }, tx) {
      if (!isOfPlatform(call)) return platformOnly;
      if (!(await jobs.retry(tx, name, id)))
        return refused({ code: 'operators.work_unknown', detail: {} });
      return acted({}, { subject: `job ${name}`, before: { failed: id }, after: { retried: id } });
    },
  };
}

function eventHandlers({
  database,
  eventHandlers: handlers,
}: SystemServices): Pick<
  Handlers<typeof systemEndpoints>,
  'listHandlers' | 'listFailedEvents' | 'retryEvent' | 'dropEvent'
> {
  return {
    async listHandlers(call) {
      if (!isOfPlatform(call)) return platformOnly;
      const events = new Map(handlers.map(({ name, on }) => [name, on]));
      const places = await database.statement((tx) => listHandlerPlaces(tx, [...events.keys()]));
      return done({
        rows: places
          .toSorted((left, right) => left.name.localeCompare(right.name))
          .map(({ name, movedAt, waitingSince, failures }) => ({
            name,
            event: events.get(name) ?? '',
            movedAt: movedAt.toISOString(),
            waitingSince: waitingSince?.toISOString() ?? null,
            failures,
          })),
        next: null,
      });
    },
    async listFailedEvents(call, { handler, cursor, size }) {
      if (!isOfPlatform(call)) return platformOnly;
      const [eventId, ...name] = cursor?.split(' ') ?? [];
      const before = eventId ? { eventId: BigInt(eventId), handler: name.join(' ') } : undefined;
      const found = await database.statement((tx) =>
        listFailedEvents(tx, { handler, before, limit: size + 1 }),
      );
      const shown = found.slice(0, size);
      return done({
        rows: shown.map(({ eventId, failedAt, ...failed }) => ({
          ...failed,
          eventId: String(eventId),
          failedAt: failedAt.toISOString(),
        })),
        next: found.length > size ? placeOf(shown.at(-1)!) : null,
      });
    },
    async retryEvent(call, wish, tx) {
      if (!isOfPlatform(call)) return platformOnly;
      const asked = { handler: wish.handler, eventId: BigInt(wish.eventId), now: call.now };
      const retried = await retryEvent(tx, handlers, asked);
      if (retried.ok) return acted({}, tellEvent(wish, 'taken'));
      const { refusal } = retried;
      if (refusal.code === 'event_fails_again')
        return refused({ code: 'operators.event_fails_again', detail: { error: refusal.error } });
      return refused({ code: `operators.${refusal.code}`, detail: {} } as const);
    },
    async dropEvent(call, wish, tx) {
      if (!isOfPlatform(call)) return platformOnly;
      const asked = { handler: wish.handler, eventId: BigInt(wish.eventId) };
      const dropped = await dropEvent(tx, asked);
      if (dropped.ok) return acted({}, tellEvent(wish, 'dropped'));
      return refused({ code: `operators.${dropped.refusal.code}`, detail: {} } as const);
    },
  };
}

const placeOf = ({ eventId, handler }: FailedEvent): string => `${eventId} ${handler}`;

const tellEvent = (
  { handler, eventId }: { readonly handler: string; readonly eventId: string },
  became: 'taken' | 'dropped',
) => ({ subject: `event ${eventId} of ${handler}`, before: 'given up', after: became });
