import { useTranslations } from 'use-intl';
import { Panel } from '#frame/panel.tsx';
import { SeedLine } from '#frame/seed-line.tsx';
import { useLotteryState, useWords } from './lottery-hooks.ts';

/** What stands behind the next draws, and where they can be checked later. */
export function SeedsPanel({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const common = useTranslations('arcade.fairness');
  const source = useLotteryState(({ lottery }) => lottery.drawSource);
  const current = useLotteryState(({ lottery }) => lottery.current);
  const drawing = useLotteryState(({ lottery }) => lottery.drawing);
  const issues = [drawing, current].flatMap((issue) => issue ?? []);
  return (
    <Panel title={common('title')} onClose={onClose}>
      <p className="pb-4 text-[15px]">{t(source === 'HOUSE' ? 'seeds.intro' : 'seeds.official')}</p>
      {issues.map(
        ({ no, issueNo, commitment }) =>
          commitment && (
            <div key={no}>
              <SeedLine label={t('seeds.commitment', { no: issueNo })} value={commitment} />
              <SeedLine label={t('seeds.number')} value={String(no)} />
            </div>
          ),
      )}
      <p className="pt-4 text-[13px] text-muted">{t('seeds.later')}</p>
    </Panel>
  );
}
