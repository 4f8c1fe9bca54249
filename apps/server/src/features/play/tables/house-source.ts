import { DeskUnreachableError, type HouseDesk } from '@maneki/contract/house/desk';
import type { HouseManifest } from '@maneki/contract/house/manifest';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';

/** What the platform knows of the house, and may ask of it; both are missing where there is none. */
export type HouseSource = {
  /** The desk of its tables, in this process or elsewhere. */
  readonly desk?: HouseDesk | undefined;
  /** What it said of its games last. */
  readManifest?(): HouseManifest | undefined;
};

export const SILENT = { code: 'play.house_silent', detail: {} } as const;

/** Asks the desk something; a house that does not answer is no failure of ours. */
export async function askDesk<Answer>(
  { desk }: HouseSource,
  ask: (desk: HouseDesk) => Promise<Answer>,
): Promise<Outcome<Answer, typeof SILENT>> {
  if (!desk) return refused(SILENT);
  try {
    return done(await ask(desk));
  } catch (error) {
    if (error instanceof DeskUnreachableError) return refused(SILENT);
    throw error;
  }
}
