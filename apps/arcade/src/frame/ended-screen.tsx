import { useTranslations } from 'use-intl';
import { PlainButton, PrimaryButton } from './buttons.tsx';
import type { EndReason } from './end-reason.ts';
import { isFramed, leaveGame, listAddress, tellParent } from './tell-parent.ts';

/** Nothing can be played: what happened and the way on. */
export function EndedScreen({
  reason,
  message,
}: {
  reason: EndReason;
  message?: string | undefined;
}) {
  const t = useTranslations('arcade');
  const canRetry = reason === 'unreachable' || reason === 'unsupported';
  const isToCentre = !isFramed() && listAddress(location) === '/m/lottery';
  const again = () => {
    if (canRetry) location.reload();
    else if (isFramed()) tellParent({ type: 'house.ended' });
    else location.assign(listAddress(location));
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
          {canRetry ? t('retry') : t(isToCentre ? 'ended.toCentre' : 'ended.again')}
        </PrimaryButton>
        {canRetry && <PlainButton onClick={leaveGame}>{t('back')}</PlainButton>}
      </div>
    </main>
  );
}
