import { useTranslations } from 'use-intl';
import { PlainButton, PrimaryButton } from './buttons.tsx';
import { isFramed, leaveGame, tellParent } from './tell-parent.ts';

export type EndReason = 'ended' | 'unreachable' | 'unsupported' | 'centre';

/** Nothing can be played: what happened and the way on. */
export function EndedScreen({
  reason,
  message,
}: {
  reason: EndReason;
  message?: string | undefined;
}) {
  const t = useTranslations('arcade');
  const again = () => {
    if (reason === 'centre') location.assign('/m/lottery');
    else if (reason !== 'ended') location.reload();
    else if (isFramed()) tellParent({ type: 'house.ended' });
    else location.assign('/m/rng');
  };
  const [title, text] = {
    ended: [t('ended.title'), t('ended.text')],
    unreachable: [t('ended.unreachable'), t('ended.unreachableText')],
    centre: [t('ended.centre'), t('ended.centreText')],
    unsupported: [t('ended.unsupported'), t('ended.unsupportedText')],
  }[reason];
  return (
    <main className="fixed inset-0 z-10 grid place-items-center overflow-y-auto bg-[radial-gradient(90%_60%_at_50%_36%,#3d1f61,#0c0b1d_72%)] p-6">
      <div role="alert" className="flex max-w-[360px] flex-col gap-4 text-center">
        <h1 className="text-balance font-bold text-2xl [word-break:auto-phrase]">{title}</h1>
        <p className="text-mist">{message || text}</p>
        <PrimaryButton onClick={again}>
          {reason === 'ended' && t('ended.again')}
          {reason === 'centre' && t('ended.toCentre')}
          {(reason === 'unreachable' || reason === 'unsupported') && t('retry')}
        </PrimaryButton>
        {(reason === 'unreachable' || reason === 'unsupported') && (
          <PlainButton onClick={leaveGame}>{t('back')}</PlainButton>
        )}
      </div>
    </main>
  );
}
