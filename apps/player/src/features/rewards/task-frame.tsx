import { TASK_FRAME_RELOAD_MS } from '@maneki/contract/constants';
import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import { useTranslations } from 'use-intl';
import { useLate } from '#platform/moments/use-late.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';

type TaskFrameProps = {
  /** What stands in the frame, for whoever reads in this language and theme. */
  readonly addressOf: (wish: { readonly language: Language; readonly theme: Theme }) => string;
};

/** Tasks over the whole page. Another language or theme loads them anew, a little later. */
export function TaskFrame({ addressOf }: TaskFrameProps) {
  const t = useTranslations('missions');
  const preferences = usePreferences();
  const language = useLate(preferences.language, TASK_FRAME_RELOAD_MS.language);
  const theme = useLate(preferences.theme, TASK_FRAME_RELOAD_MS.theme);
  const address = addressOf({ language, theme });
  // A new element for each address, since a frame that moves on would leave steps in the history.
  return (
    <div className="relative h-[calc(100dvh-3.5rem)] min-h-96">
      <iframe
        key={address}
        src={address}
        title={t('frame')}
        className="absolute inset-0 size-full border-0"
      />
    </div>
  );
}
