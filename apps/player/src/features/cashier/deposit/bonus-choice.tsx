import type { DepositOffer } from '@maneki/contract/rewards/promotion-schemas';
import { parseAmount, takePpm, writeAmount } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Cash, writeCash } from '../cash.ts';
import { offersQuery } from '../queries.ts';

type BonusChoiceProps = {
  readonly cash: Cash;
  /** Undefined before there is an amount that could be paid. */
  readonly units: bigint | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
};

/** Whether a bonus comes with the deposit. At first there is none: nobody stakes for what they did not choose. */
export function BonusChoice({ cash, units, chosen, onChoose }: BonusChoiceProps) {
  const t = useTranslations('promotions.choice');
  const { data } = useQuery(offersQuery);
  if (!data || data.offers.length === 0) return null;
  return (
    <Card>
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-semibold text-muted text-sm">{t('title')}</legend>
        <Option
          isChosen={chosen === undefined}
          title={t('none')}
          text={t('noneText')}
          onChoose={() => onChoose(undefined)}
        />
        {data.offers.map((offer) => (
          <Option
            key={offer.id}
            isChosen={chosen === offer.id}
            title={offer.title}
            text={describe(offer, { t, cash, units })}
            onChoose={() => onChoose(offer.id)}
          />
        ))}
      </fieldset>
    </Card>
  );
}

type Words = ReturnType<typeof useTranslations<'promotions.choice'>>;

/** What it brings and what has to be staked for it, for the amount that stands there. */
function describe(
  { ratePpm, cap, minimum, base, multiple }: DepositOffer,
  { t, cash, units }: { readonly t: Words } & Pick<BonusChoiceProps, 'cash' | 'units'>,
): string {
  const most = parseAmount(cap) ?? 0n;
  if (units === undefined || units < (parseAmount(minimum) ?? 0n))
    return t('from', { minimum: writeCash(minimum, cash), cap: writeCash(cap, cash) });
  const share = takePpm(units, BigInt(ratePpm));
  const isCapped = share > most;
  const bonus = isCapped ? most : share;
  const stake = (base === 'BONUS' ? bonus : bonus + units) * BigInt(multiple);
  const write = (amount: bigint) => writeCash(writeAmount(amount), cash);
  return t('brings', { bonus: write(bonus), stake: write(stake) });
}

type OptionProps = {
  readonly isChosen: boolean;
  readonly title: string;
  readonly text: string;
  readonly onChoose: () => void;
};

const Option = ({ isChosen, title, text, onChoose }: OptionProps) => (
  <label className="flex min-h-11 items-start gap-3 rounded-control p-2">
    <input
      type="radio"
      name="bonus"
      className="mt-1 size-5 shrink-0 accent-current"
      checked={isChosen}
      onChange={onChoose}
    />
    <span className="grid min-w-0 gap-0.5">
      <span className="font-semibold text-sm">{title}</span>
      <span className="text-muted text-xs">{text}</span>
    </span>
  </label>
);
