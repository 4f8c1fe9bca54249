import { useTranslations } from 'use-intl';
import { RoundButton } from '#frame/buttons.tsx';
import { useObserved } from '#frame/observable.ts';
import { preferences } from '#frame/preferences.ts';

export function TurboButton() {
  const t = useTranslations('arcade.controls');
  const isTurbo = useObserved(preferences, (kept) => kept.isTurbo);
  return (
    <RoundButton
      icon="turbo"
      label={t('turbo')}
      isPressed={isTurbo}
      onClick={() => preferences.set({ isTurbo: !isTurbo })}
    />
  );
}
