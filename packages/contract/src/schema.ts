import { CURRENCIES, type Currency, parseAmount } from '@maneki/kernel/money';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { findLanguage, LANGUAGES } from './language.ts';

/** What a call takes and answers. */
export type CallSchemas = { readonly request: z.ZodType; readonly response: z.ZodType };

/** One pair of schemas per endpoint, under the endpoint's name: a missing one does not compile. */
export type SchemasFor<Table extends Endpoints> = {
  readonly [Name in Table[keyof Table]['name']]: CallSchemas;
};

/** Money crosses as a decimal string: JSON numbers lose precision past 2^53. */
export const amount = z
  .string()
  .max(24)
  .refine((text) => parseAmount(text) !== undefined)
  .describe('Decimal string with at most four decimals');

export const currency = z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]);

/** A day that a database knows: its calendar has no year 0. */
export const day = z.iso.date().refine((text) => text >= '0001-01-01');

/** A language that a call names, legacy codes included: whoever sends TY reads Thai. */
export const language = z.preprocess(
  (code: string) => (typeof code === 'string' ? (findLanguage(code) ?? code) : code),
  z.enum(LANGUAGES),
);

const LIST_ROWS_MAX = 100;

/** What a list for operators is asked: how its rows are chosen, where it begins, and how many. */
export const listRequest = <Filters extends z.ZodRawShape, Cursor extends z.ZodType>(
  filters: Filters,
  cursor: Cursor,
) =>
  z.strictObject({
    ...filters,
    cursor: cursor.optional().describe('As the page before said in `next`'),
    size: z.coerce.number().int().min(1).max(LIST_ROWS_MAX).default(50),
  });

/** What it answers. Whatever answers like this can also be had whole, as CSV. */
export const listOf = <Row extends z.ZodObject>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

/** What older clients send beside the cookie or bearer that opens the session. Nothing depends on it. */
export const token = z
  .string()
  .max(200)
  .optional()
  .describe('The name of the session; taken, and not looked at');

/** Why an operator does something, for whoever asks one day. */
export const reason = z.string().trim().min(3).max(500);
