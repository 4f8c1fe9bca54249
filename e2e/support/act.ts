import type { Deeds } from './control-deeds.ts';

/** Does something behind the product's back, through the door of its process. */
export async function act<Name extends keyof Deeds>(
  name: Name,
  input: Parameters<Deeds[Name]>[0],
): Promise<Awaited<ReturnType<Deeds[Name]>>> {
  const reply = await fetch(process.env.E2E_CONTROL_URL ?? '', {
    method: 'POST',
    body: JSON.stringify({ ...input, do: name }),
  });
  if (!reply.ok) throw new Error(`${name} failed: ${await reply.text()}`);
  const { value } = (await reply.json()) as { value: Awaited<ReturnType<Deeds[Name]>> };
  return value;
}
