import { SPOTS } from '@maneki/games/dragon-tiger/dragon-tiger';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import { useTranslations } from 'use-intl';
import { readAmount } from '#frame/money.ts';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { usePlayState } from './dragon-tiger-hooks.ts';
import { SPOT_FACTS } from './spot-facts.ts';

/** Everything that decides about money: which card wins, what is paid, and what the house keeps. */
export function DragonTigerRulesPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('arcadeDragonTiger');
  const money = useMoney();
  const { min, mainMax, sideMax } = usePlayState(({ game }) => game.limits);
  return (
    <Panel title={t('rules.title')} onClose={onClose}>
      <table className="figures mb-5 w-full text-left text-[13px]">
        <thead className="text-[11px] text-muted">
          <tr>
            {(['bet', 'pays', 'return', 'edge'] as const).map((head) => (
              <th
                key={head}
                scope="col"
                className="py-1.5 pr-2 align-bottom font-normal leading-snug"
              >
                {t(`rules.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SPOTS.map((spot) => (
            <tr key={spot} className="border-line border-t">
              <th scope="row" className="py-2 pr-2 font-semibold leading-snug">
                {t(`spot.${spot}`)}
              </th>
              <td className="pr-2 font-bold text-accent">{SPOT_FACTS[spot].odds}</td>
              <td className="pr-2">{SPOT_FACTS[spot].returns}</td>
              <td>{SPOT_FACTS[spot].edge}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="flex flex-col gap-3 text-[14px]">
        <li className="font-semibold">{t('rules.computer')}</li>
        <li>{t('rules.cards')}</li>
        <li>{t('rules.half')}</li>
        <li>{t('rules.tie')}</li>
        <li>
          {t('rules.limits', {
            min: money(readAmount(min)),
            main: money(readAmount(mainMax)),
            side: money(readAmount(sideMax)),
          })}
        </li>
        <li>{t('rules.flow')}</li>
        <li>{t('rules.shoe')}</li>
        <li>{t('rules.past')}</li>
        <li>{t('rules.voided')}</li>
        <li>{t('rules.rounding')}</li>
      </ul>
      <p className="pt-5 text-[12px] text-muted">
        {t('rules.version', { model: DRAGON_TIGER.model, version: DRAGON_TIGER.version })}
      </p>
    </Panel>
  );
}
