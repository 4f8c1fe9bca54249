import type { SettingsChange } from '@maneki/server/features/site/change-settings';

/** Changes a merchant's settings as an operator would at the console. */
export async function changeSettings(merchantCode: string, change: SettingsChange): Promise<void> {
  const reply = await fetch(process.env.E2E_CONTROL_URL ?? '', {
    method: 'POST',
    body: JSON.stringify({ merchantCode, change }),
  });
  if (!reply.ok) throw new Error(`the settings were not changed: ${await reply.text()}`);
}
