import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { NO_FIELD } from '@maneki/contract/call/refusals';
import type { Endpoint } from '@maneki/contract/endpoint';
import { operatorRightOf } from '@maneki/contract/operators/rights';
import { invariant } from '@maneki/kernel/invariant';
import { refused } from '@maneki/kernel/outcome';
import { writeCsvRow } from '@maneki/kernel/write-csv';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acted } from '#platform/audit/act';
import { recordAct } from '#platform/audit/record-act';
import type { Database } from '#platform/database/database';
import { sendRefusal } from './answer-call.ts';
import type { Call } from './call.ts';
import type { OperatorCallers } from './callers.ts';
import { describeFilters } from './describe-filters.ts';
import type { Dispatch } from './dispatch-call.ts';
import { isForeign } from './foreign-calls.ts';
import type { CallSet } from './handlers.ts';
import { type Identification, identifyCall } from './identify-call.ts';
import { isStorable } from './storable-input.ts';

export type ExportServices = Identification & {
  readonly database: Database;
  readonly operators: OperatorCallers;
  readonly dispatch: Dispatch;
};

type ListPage = { readonly rows: readonly object[]; readonly next: string | null };

/** Rows that are read at once. */
const EXPORT_PAGE_ROWS = '100';

/** Spreadsheets take a file for UTF-8 only when it says so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The columns of a list for operators; undefined for every other call. */
export function findListColumns(
  { schemas }: CallSet,
  endpoint: Endpoint,
): readonly string[] | undefined {
  if (endpoint.method !== 'GET' || !operatorRightOf(endpoint.access)) return undefined;
  const response = schemas[endpoint.name]?.response;
  if (!(response instanceof z.ZodObject && 'next' in response.shape)) return undefined;
  const { rows } = response.shape;
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  return row instanceof z.ZodObject ? Object.keys(row.shape) : undefined;
}

/** A list for operators is also there as a file: the same filters, the same rights, and all of it. */
export function registerExport(
  app: FastifyInstance,
  services: ExportServices,
  endpoint: Endpoint,
  columns: readonly string[],
): void {
  app.get(`/api${endpoint.path}.csv`, async (request, reply) => {
    const identified = identifyCall(services, {
      raw: request.raw,
      id: request.id,
      setCookie: () => {},
    });
    if (!identified.ok) return sendRefusal(reply, 'EN', identified.refusal);
    const { call } = identified.value;
    const { cursor: _, ...filters } = request.query as Readonly<Record<string, unknown>>;
    const wish = { ...filters, size: EXPORT_PAGE_ROWS };
    const first = await readFirst(services, { endpoint, call, wish, raw: request.raw });
    if (!first.ok) return sendRefusal(reply, call.language, first.refusal);
    await recordExport(services, { endpoint, call, filters });
    const name = `${endpoint.path.split('/').at(-1)}-${call.now.toISOString().slice(0, 10)}.csv`;
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.type('text/csv; charset=utf-8');
    const page = first.value as ListPage;
    return reply.send(streamList(services, { endpoint, call, filters, columns, first: page }));
  });
}

/** The same checks as for the list itself. */
async function readFirst(
  { dispatch }: ExportServices,
  {
    endpoint,
    call,
    wish,
    raw,
  }: { endpoint: Endpoint; call: Call; wish: object; raw: IncomingMessage },
): ReturnType<Dispatch> {
  if (isForeign(raw, call)) return refused({ code: 'call.not_permitted', detail: {} });
  if (!isStorable(wish))
    return refused({ code: 'call.input_invalid', detail: { field: NO_FIELD } });
  return dispatch(endpoint, call, wish);
}

/** What was taken out of the house is written down, by whom and by which filters. */
async function recordExport(
  { database, operators }: ExportServices,
  { endpoint, call, filters }: { endpoint: Endpoint; call: Call; filters: object },
): Promise<void> {
  const operator = await operators.find(call);
  invariant(operator && operator !== 'expired', 'an export was answered to nobody');
  const act = { name: `${endpoint.name}.csv`, call: { ...call, operator }, request: {} };
  await recordAct(database, act, async () =>
    acted(undefined, {
      subject: 'export',
      before: null,
      after: describeFilters(endpoint, filters as Readonly<Record<string, unknown>>),
    }),
  );
}

/**
 * The whole list, page after page, as it is read: nothing is held but the page of the moment. A page that
 * is refused, because the session ended meanwhile, breaks the file off, so that nobody takes a part for all.
 */
function streamList(
  { dispatch }: ExportServices,
  list: {
    readonly endpoint: Endpoint;
    readonly call: Call;
    readonly filters: object;
    readonly columns: readonly string[];
    readonly first: ListPage;
  },
): Readable {
  const { endpoint, call, filters, columns, first } = list;
  async function* lines() {
    yield BYTE_ORDER_MARK + writeCsvRow(columns);
    let page = first;
    for (;;) {
      yield page.rows.map((row) => writeRow(columns, row)).join('');
      if (page.next === null) return;
      const wish = { ...filters, size: EXPORT_PAGE_ROWS, cursor: page.next };
      const outcome = await dispatch(endpoint, call, wish);
      if (!outcome.ok) throw new Error(`an export ended early: ${outcome.refusal.code}`);
      page = outcome.value as ListPage;
    }
  }
  return Readable.from(lines());
}

const writeRow = (columns: readonly string[], row: object): string => {
  const values = row as Readonly<Record<string, unknown>>;
  return writeCsvRow(columns.map((column) => values[column]));
};
