import { z } from 'zod';

const provider = z.strictObject({
  /** What channels call it. */
  code: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  url: z.url({ protocol: /^https?$/ }),
  keyId: z.string().regex(/^[\w.-]{3,64}$/),
  keySecret: z.string().min(32),
  /** `test` moves no money, and serves demonstrations alone; `live` serves money alone. */
  mode: z.enum(['live', 'test']),
});

/** Who collects money and pays it out. */
export const paymentVariables = {
  PAYMENT_PROVIDERS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      const read = z.array(provider).safeParse(parseJson(text));
      if (read.success) return read.data;
      const [issue] = read.error.issues;
      const place = issue?.path.join('.') || 'the whole';
      context.addIssue({
        code: 'custom',
        message: `must be a JSON list of {code, url, keyId, keySecret, mode}: ${place} is wrong`,
      });
      return z.NEVER;
    }),
};

export type PaymentConfig = z.infer<z.ZodObject<typeof paymentVariables>>;

/** The code of the provider that comes with a demonstration. */
export const SANDBOX_CODE = 'sandbox';

/** One line about what does not go together, or undefined. */
export function findPaymentFault({
  PAYMENT_PROVIDERS: providers,
}: PaymentConfig): string | undefined {
  const codes = providers.map(({ code }) => code);
  const keys = providers.map(({ keyId }) => keyId);
  if (codes.includes(SANDBOX_CODE))
    return `PAYMENT_PROVIDERS: ${SANDBOX_CODE} is the provider of demonstrations; choose another code.`;
  if (new Set(codes).size < codes.length || new Set(keys).size < keys.length)
    return 'PAYMENT_PROVIDERS: every provider needs a code and a key of its own.';
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
