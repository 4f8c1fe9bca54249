import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemas } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallSchemas } from './schema.ts';
import type { NamedCall } from './testing/named-call.ts';
import { namedCalls } from './testing/named-calls.ts';

const schemasOf = ({ name }: Endpoint) => (schemas as Record<string, CallSchemas>)[name]!;

/** As it arrives: an address knows only texts. */
const sent = ({ method, parameters = {} }: NamedCall): Record<string, unknown> =>
  method === 'POST' || method === 'PUT'
    ? { ...parameters }
    : Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));

test.each(namedCalls)(
  '[CALL-1] $purpose has the method, the module and the form that clients know',
  (call) => {
    const { method, module, encrypted = false, form = false } = call.endpoint;
    expect({ method, module, encrypted, form }).toEqual({
      method: call.method,
      module: call.module ?? 'COMM3',
      encrypted: call.isEncrypted ?? false,
      form: call.isForm ?? false,
    });
  },
);

test.each(namedCalls.filter(({ parameters }) => parameters))(
  '[CALL-1] $purpose takes every parameter that clients send',
  (call) => {
    const { request } = schemasOf(call.endpoint);
    expect(request.safeParse(sent(call)).error).toBeUndefined();
    const named = z.toJSONSchema(request, { io: 'input' }).properties ?? {};
    for (const name of Object.keys(call.parameters ?? {})) expect(named).toHaveProperty(name);
    for (const [alias, name] of Object.entries(call.aliases ?? {})) {
      const { [name]: value, ...rest } = sent(call);
      const parsed = request.safeParse({ ...rest, [alias]: value });
      expect(parsed.data).toMatchObject({ [name]: value });
      expect(named).toHaveProperty(alias);
    }
  },
);

test.each(namedCalls.filter(({ whenUnsaid }) => whenUnsaid))(
  '[CALL-1] $purpose chooses what clients leave out',
  (call) => {
    const { whenUnsaid = {} } = call;
    const told = Object.entries(sent(call)).filter(([name]) => !(name in whenUnsaid));
    const parsed = schemasOf(call.endpoint).request.safeParse(Object.fromEntries(told));
    expect(parsed.data).toMatchObject(whenUnsaid);
  },
);

test.each(namedCalls.filter(({ reply }) => reply))(
  '[CALL-1] $purpose answers the fields that clients read',
  (call) => {
    const { properties } = z.toJSONSchema(schemasOf(call.endpoint).response, { io: 'input' });
    for (const field of call.reply ?? []) expect(properties).toHaveProperty(field);
  },
);
