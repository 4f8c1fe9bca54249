import fc from 'fast-check';
import { z } from 'zod';
import { HOSTILE_VALUES, KNOWN_TEXTS } from './hostile-values.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const known = fc.constantFrom(...KNOWN_TEXTS);
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Inputs of a call: what its schema takes, what it nearly takes, and what is nothing like it. */
export function generateInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  // What is made into something else while it is read says only afterwards what it may be.
  const fitting = fc.oneof(
    ...(['input', 'output'] as const).map((io) =>
      generateFitting(z.toJSONSchema(schema, { io, unrepresentable: 'any' })),
    ),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 5, arbitrary: spoil(fitting) },
    { weight: 1, arbitrary: hostile },
  );
}

function generateFitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => generateFitting(choice as JsonSchema)));
  const generate = GENERATORS[String(schema.type)];
  return generate ? generate(schema) : fc.oneof(known, fc.jsonValue());
}

const GENERATORS: Readonly<
  Record<string, ((schema: JsonSchema) => fc.Arbitrary<unknown>) | undefined>
> = {
  string: generateText,
  integer: generateNumber,
  number: generateNumber,
  boolean: () => fc.boolean(),
  array: ({ items }) => fc.array(generateFitting((items ?? {}) as JsonSchema), { maxLength: 3 }),
  object: generateObject,
};

const FORMATS: Readonly<Record<string, fc.Arbitrary<string> | undefined>> = {
  uuid: fc.uuid(),
  date: fc.oneof(
    fc.constantFrom('2029-12-25', '2029-12-31', '2030-01-01'),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  ),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

function generateText({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema) {
  const formatted = FORMATS[format ?? ''] ?? (pattern && fc.stringMatching(new RegExp(pattern)));
  const text = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, maxLength),
  });
  return fc.oneof(
    { weight: 4, arbitrary: known },
    { weight: 2, arbitrary: text },
    ...(formatted ? [{ weight: 30, arbitrary: formatted }] : []),
  );
}

function generateNumber({ minimum = -10, maximum = 1_000 }: JsonSchema) {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
}

function generateObject({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  // A record names its keys as required, and says once what stands under each of them.
  const named = required.filter((name) => !(name in properties));
  const every = {
    ...properties,
    ...Object.fromEntries(named.map((name) => [name, additionalProperties])),
  };
  const fields = Object.entries(every).map(
    ([name, field]) => [name, generateFitting(field as JsonSchema)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

/** One field less, one more, or one that is something else. */
function spoil(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .record({ input: fitting, at: fc.nat(), value: hostile, name: known, how: fc.nat({ max: 3 }) })
    .map(({ input, at, value, name, how }) => {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return value;
      const names = Object.keys(input);
      const chosen = names[at % Math.max(1, names.length)] ?? name;
      if (how === 0) return { ...input, [name]: value };
      const { [chosen]: _, ...rest } = input as Record<string, unknown>;
      return how === 1 ? rest : { ...rest, [chosen]: value };
    });
}
