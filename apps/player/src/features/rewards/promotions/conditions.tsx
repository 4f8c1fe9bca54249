import type { PromotionDetail } from '@maneki/contract/rewards/promotion-schemas';
import { CURRENCIES } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { writeBalance } from '#platform/viewer/write-balance.ts';

type ConditionsProps = Pick<PromotionDetail, 'gift' | 'terms' | 'currency' | 'limits'>;

const PERCENT_PPM = 10_000;

/** What somebody gets, what has to be staked for it, by when, and which games count how much: as the rule says. */
export function Conditions(props: ConditionsProps) {
  const t = useTranslations('promotions');
  const sentences = useSentences(props);
  return (
    <Card className="grid gap-3">
      <h3 className="font-bold text-base">{t('conditions')}</h3>
      <ul className="grid gap-2 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <span aria-hidden="true" className="text-gold-text">
              ·
            </span>
            <span className="min-w-0 flex-1 text-pretty">{sentence}</span>
          </li>
        ))}
      </ul>
      <Games terms={props.terms} />
    </Card>
  );
}

function useSentences({ gift, terms, currency, limits }: ConditionsProps): string[] {
  const t = useTranslations('promotions.terms');
  const write = (amount: string) => `${CURRENCIES[currency].symbol} ${writeBalance(amount)}`;
  const rate = (ppm: number) => `${ppm / PERCENT_PPM}`;
  const given = () => {
    switch (gift.type) {
      case 'DEPOSIT_BONUS':
      case 'RELOAD':
        return [
          t('deposit', { rate: rate(gift.ratePpm), cap: write(gift.cap) }),
          t('minimum', { minimum: write(gift.minimum) }),
          ...(gift.nth === null ? [] : [t('nth', { nth: `${gift.nth}` })]),
        ];
      case 'LOSS_REBATE':
        return [
          ...gift.tiers.map((tier) =>
            t('tier', { from: write(tier.from), rate: rate(tier.ratePpm) }),
          ),
          ...(gift.cap === null ? [] : [t('cap', { cap: write(gift.cap) })]),
        ];
      case 'REG_BONUS':
        return [
          t('gift', { amount: write(gift.amount) }),
          t('mobile'),
          ...(gift.maxCashOut === null ? [] : [t('maxCashOut', { most: write(gift.maxCashOut) })]),
        ];
      case 'RED_PACKET':
        return [
          t('packets', { packets: gift.packets, least: write(gift.least), most: write(gift.most) }),
          t('packetTimes', { times: gift.times.join(', '), minutes: gift.openMinutes }),
          ...(gift.minimum === '0' ? [] : [t('packetDeposit', { minimum: write(gift.minimum) })]),
        ];
      case 'CUSTOM':
        return [t('custom', { maximum: write(gift.maximum) })];
    }
  };
  return [
    ...given(),
    t(`stake.${terms.base}`, { multiple: terms.multiple }),
    ...(terms.days === null ? [] : [t('days', { days: terms.days })]),
    ...(terms.maxBet === null ? [] : [t('maxBet', { most: write(terms.maxBet) })]),
    ...(limits.perMember === null ? [] : [t('perMember', { count: limits.perMember })]),
    ...(limits.perDay === null ? [] : [t('perDay', { count: limits.perDay })]),
    t('withdraw'),
  ];
}

function Games({ terms }: Pick<ConditionsProps, 'terms'>) {
  const t = useTranslations('promotions.terms');
  const games = useTranslations('shell.categories');
  const shares = [...new Set(terms.games.map(({ sharePpm }) => sharePpm))].sort(
    (one, other) => other - one,
  );
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{t('games')}</p>
      <dl className="grid gap-1">
        {shares.map((share) => (
          <div key={share} className="flex gap-3">
            <dt className="numerals w-14 shrink-0 text-muted">{`${share / PERCENT_PPM} %`}</dt>
            <dd className="min-w-0 flex-1">
              {terms.games
                .filter(({ sharePpm }) => sharePpm === share)
                .map(({ category }) => games(category))
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
