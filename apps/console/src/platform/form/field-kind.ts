import { z } from 'zod';

/** How a value is asked for. */
export type FieldKind =
  | { readonly kind: 'text' | 'long text' | 'number' | 'switch' | 'moment' }
  | { readonly kind: 'words' }
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }
  /** A text for each of these, such as languages. */
  | { readonly kind: 'texts'; readonly names: readonly string[] };

/** Texts that may be longer than this get several lines. */
const LINE_CHARACTERS = 200;

/** Finds out by its schema how a field of a call is asked for. */
export function fieldKindOf(schema: z.ZodType): FieldKind {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return { kind: 'switch' };
  if (inner instanceof z.ZodNumber) return { kind: 'number' };
  if (inner instanceof z.ZodEnum) return { kind: 'choice', options: inner.options.map(String) };
  if (inner instanceof z.ZodISODateTime) return { kind: 'moment' };
  if (inner instanceof z.ZodArray) return listKindOf(inner.element as z.ZodType);
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum)
    return { kind: 'texts', names: inner.keyType.options.map(String) };
  if (inner instanceof z.ZodObject) return { kind: 'texts', names: Object.keys(inner.shape) };
  const isLong = inner instanceof z.ZodString && (inner.maxLength ?? 0) > LINE_CHARACTERS;
  return { kind: isLong ? 'long text' : 'text' };
}

function listKindOf(element: z.ZodType): FieldKind {
  const inner = unwrap(element);
  return inner instanceof z.ZodEnum
    ? { kind: 'choices', options: inner.options.map(String) }
    : { kind: 'words' };
}

/** Whether a call may be sent without it. */
export const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

/** Whether it must be said, and may be said to be nothing. */
export const isNullable = (schema: z.ZodType): boolean =>
  schema.safeParse(null).success && !isOptional(schema);

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.out as z.ZodType);
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapped ? unwrap(schema.unwrap() as z.ZodType) : schema;
}
