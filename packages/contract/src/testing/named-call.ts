import type { Endpoint } from '../endpoint.ts';
import type { Module } from '../modules.ts';

/** A call that clients were promised by its method, its module and the names of what it takes. */
export type NamedCall = {
  readonly purpose: string;
  readonly endpoint: Endpoint;
  readonly method: Endpoint['method'];
  /** COMM3 where none is named. */
  readonly module?: Module;
  readonly isEncrypted?: true;
  readonly isForm?: true;
  /** Everything that may be sent, with a value as clients send it. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  /** Other names for what `parameters` has already. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** What must be chosen by the platform where the client says nothing. */
  readonly whenUnsaid?: Readonly<Record<string, string | number>>;
  readonly reply?: readonly string[];
};

export const TOKEN = '0190a0a0-0000-7000-8000-000000000001';
