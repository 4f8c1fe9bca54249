import type { ProofPurpose } from '@maneki/contract/call/proof';
import { callRefusals } from '@maneki/contract/call/refusals';
import { refusals } from '@maneki/contract/contract';
import type { Endpoint, RefusalSpec } from '@maneki/contract/endpoint';
import type { CallSchemas } from '@maneki/contract/schema';
import { z } from 'zod';
import type { CallSet } from './handlers.ts';

const specs: Readonly<Record<string, RefusalSpec>> = refusals;

/** Describes every registered call as OpenAPI 3.1, from the same data that registers them. */
export function describeCalls(callSets: readonly CallSet[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoints, schemas } of callSets) {
    for (const endpoint of Object.values(endpoints)) {
      const path = `/api${endpoint.path}`;
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = describeCall(endpoint, schemas[endpoint.name]!);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maneki',
      version: '1.0.0',
      description:
        'A reply carries `value`. A refusal carries a stable `code`, a `message` in the caller’s language and a `detail`.',
    },
    paths,
    components: { schemas: { Refusal: REFUSAL } },
  };
}

const REFUSAL = {
  type: 'object',
  required: ['code', 'message', 'detail'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'object' },
  },
} as const;

function describeCall(endpoint: Endpoint, { request, response }: CallSchemas) {
  const input = z.toJSONSchema(request, { io: 'input' });
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    'x-access': endpoint.access,
    ...(endpoint.accessByPurpose ? { 'x-access-by-purpose': endpoint.accessByPurpose } : {}),
    'x-module': endpoint.module,
    'x-encrypted': endpoint.encrypted ?? false,
    ...(endpoint.changesByGet ? { description: FROM_SCRIPTS } : {}),
    parameters: [
      ...HEADERS,
      ...(endpoint.proof ? [describeProof(endpoint.proof)] : []),
      ...(endpoint.movesMoney ? [IDEMPOTENCY_KEY] : []),
      ...(isInQuery ? describeQuery(input) : []),
    ],
    ...(isInQuery
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description: 'The answer',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['value'],
              properties: { value: z.toJSONSchema(response, { io: 'input' }) },
            },
          },
        },
      },
      ...describeRefusals(endpoint),
    },
  };
}

const FROM_SCRIPTS =
  'Changes something: answered only with the header `Module` or a bearer token, or fetched by a script of the site.';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key moves the money once',
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
};

const describeProof = (purpose: ProofPurpose) => ({
  name: 'Proof',
  in: 'header',
  required: true,
  description: `A challenge of \`call.openProof\` for \`${purpose}\`, a point, and its solution: for each part from 0 to 7 eight hexadecimal digits, so that the SHA-256 of the challenge’s last 43 characters, the part and the digits begins with \`bits\` zero bits`,
  schema: { type: 'string' },
});

const HEADERS = ['Merchant', 'Language', 'Module', 'Device'].map((name) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string' },
}));

function describeQuery(input: z.core.JSONSchema.BaseSchema) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

/** Refusals by status, the endpoint's own first, then what the platform may answer to any call. */
function describeRefusals(endpoint: Endpoint) {
  const codes = [...endpoint.refusals, ...Object.keys(callRefusals)];
  const byStatus = Object.groupBy(codes, (code) => String(specs[code]?.status ?? 400));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: (list ?? []).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}
