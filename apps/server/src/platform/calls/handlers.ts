import type { refusals, schemas } from '@maneki/contract/contract';
import type { Endpoint, Endpoints, RefusalOf } from '@maneki/contract/endpoint';
import type { OperatorAccess } from '@maneki/contract/operators/rights';
import type { CallSchemas } from '@maneki/contract/schema';
import type { Outcome } from '@maneki/kernel/outcome';
import type { z } from 'zod';
import type { Acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import type { Call, MemberCall, OperatorCall } from './call.ts';

export type Refusal = RefusalOf<typeof refusals>;

type SchemasOf<E extends Endpoint> = E['name'] extends keyof typeof schemas
  ? (typeof schemas)[E['name']]
  : CallSchemas;

/** What a handler knows of its caller: nothing of a guest, and else what the access promises. */
type CallFor<E extends Endpoint> = E['access'] extends 'anyone'
  ? Call
  : E['access'] extends OperatorAccess
    ? OperatorCall
    : MemberCall;

type ReplyOf<E extends Endpoint> = z.input<SchemasOf<E>['response']>;
type RefusalsOf<E extends Endpoint> = Extract<Refusal, { code: E['refusals'][number] }>;

/**
 * An operator's call that changes something. It works in the transaction that it is handed, and has to say
 * what it changed: the platform writes that into the audit trail with it.
 */
type ActHandler<E extends Endpoint> = (
  call: OperatorCall,
  request: z.output<SchemasOf<E>['request']>,
  tx: Tx,
) => Promise<Outcome<Acted<ReplyOf<E>>, RefusalsOf<E>>>;

/**
 * The same where a part of it takes long and needs no database, such as reading a picture: that is done first, and no
 * transaction waits for it.
 */
type PreparedHandler<E extends Endpoint> = {
  readonly prepare: (
    call: OperatorCall,
    request: z.output<SchemasOf<E>['request']>,
  ) => Promise<Outcome<unknown, RefusalsOf<E>>>;
  /** Takes what was prepared in place of the request. */
  readonly act: (
    call: OperatorCall,
    prepared: never,
    tx: Tx,
  ) => Promise<Outcome<Acted<ReplyOf<E>>, RefusalsOf<E>>>;
};

/** Translates one call between the wire and a use case. It may refuse only with declared codes. */
type CallHandler<E extends Endpoint> = (
  call: CallFor<E>,
  request: z.output<SchemasOf<E>['request']>,
) => Promise<Outcome<ReplyOf<E>, RefusalsOf<E>>>;

export type Handler<E extends Endpoint> = E['access'] extends OperatorAccess
  ? E['method'] extends 'GET'
    ? CallHandler<E>
    : ActHandler<E> | PreparedHandler<E>
  : CallHandler<E>;

/** One handler per endpoint: a missing, misspelt or over-refusing one does not compile. */
export type Handlers<Table extends Endpoints> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

export type AnyHandler = (
  call: never,
  request: never,
  tx: never,
) => Promise<Outcome<unknown, { code: string; detail: object }>>;

/** A feature's calls as the platform registers them, its own types left behind. */
export type CallSet = {
  readonly endpoints: Endpoints;
  readonly schemas: Readonly<Record<string, CallSchemas>>;
  readonly handlers: Readonly<
    Record<string, AnyHandler | { readonly prepare: AnyHandler; readonly act: AnyHandler }>
  >;
};
