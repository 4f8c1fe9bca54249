import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { vipLabel } from '@maneki/contract/rewards/vip';
import { Button } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { Modal } from '@maneki/ui/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { type Vip, vipQuery } from './queries.ts';
import { useWrite } from './use-write.ts';

/** A new level, celebrated once: quiet light behind a crown, and nothing that moves where less is wished for. */
export function LevelReached({ vip }: { readonly vip: Vip }) {
  const t = useTranslations('vip.reached');
  const write = useWrite();
  const client = useQueryClient();
  const [isClosed, setIsClosed] = useState(false);
  const { newLevel } = vip;
  const level = newLevel === null ? undefined : vip.levels[newLevel];
  const close = () => {
    setIsClosed(true);
    if (newLevel === null) return;
    // Where it is not told the celebration comes once more, which hurts nobody.
    call(rewardsEndpoints.seeLevel, { level: newLevel })
      .then(() => client.invalidateQueries({ queryKey: vipQuery.queryKey }))
      .catch(() => {});
  };
  return (
    <Modal
      isOpen={level !== undefined && !isClosed}
      onClose={close}
      labelledBy="vip-reached"
      describedBy="vip-reached-text"
      className="modal-from-middle fill-treasure fixed inset-0 m-auto h-fit w-[min(22rem,calc(100vw-2rem))] overflow-clip rounded-sheet p-6 text-center shadow-glow-gold inset-ring inset-ring-gold/40"
    >
      {level && (
        <>
          <span
            aria-hidden="true"
            className="-translate-x-1/2 pointer-events-none absolute -top-16 left-1/2 size-80 animate-appear-late rounded-full bg-[radial-gradient(closest-side,var(--color-gold),transparent)] opacity-30 motion-reduce:animate-none"
          />
          <div className="relative grid justify-items-center gap-4">
            <span className="fill-gold grid size-24 animate-rise place-items-center rounded-pill shadow-glow-gold motion-reduce:animate-none">
              <Icon name="crown" className="size-12" />
            </span>
            <h2 id="vip-reached" className="ink-gold text-balance font-bold text-2xl">
              {t('title', { label: vipLabel(level.level) })}
            </h2>
            <p id="vip-reached-text" className="text-balance text-sm leading-relaxed opacity-90">
              {t('text')}
            </p>
            {level.levelUp !== '0' && (
              <p className="numerals font-semibold">
                {t('bonus', { amount: write(level.levelUp) })}
              </p>
            )}
            <Button isWide onClick={close}>
              {t('done')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
