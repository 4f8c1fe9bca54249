import type { ContentDeeds } from './content-deeds.ts';
import type { Deeds } from './control-deeds.ts';
import type { MoneyDeeds } from './money-deeds.ts';
import type { SessionDeeds } from './session-deeds.ts';
import type { SlotDeeds } from './slot-deeds.ts';

type AllDeeds = ContentDeeds & Deeds & MoneyDeeds & SessionDeeds & SlotDeeds;

/** Does something behind the product's back, through the door of its process. */
export async function act<Name extends keyof AllDeeds>(
  name: Name,
  input: Parameters<AllDeeds[Name]>[0],
): Promise<Awaited<ReturnType<AllDeeds[Name]>>> {
  const reply = await fetch(process.env.E2E_CONTROL_URL ?? '', {
    method: 'POST',
    body: JSON.stringify({ ...input, do: name }),
  });
  if (!reply.ok) throw new Error(`${name} failed: ${await reply.text()}`);
  const { value } = (await reply.json()) as { value: Awaited<ReturnType<AllDeeds[Name]>> };
  return value;
}
