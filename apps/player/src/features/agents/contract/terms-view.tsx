import { writeRate } from '@maneki/contract/agents/contract-rate';
import type { ContractView } from '@maneki/contract/agents/contract-views';
import { useFormatter, useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';

type Row = { readonly label: string; readonly text: string };

/** What a contract says: for what, from where on, and how much. */
export function TermsView({ contract }: { readonly contract: ContractView }) {
  const rows = useTermRows(contract);
  return (
    <div className="grid gap-3">
      <TierTable contract={contract} />
      <dl className="grid gap-1.5 text-sm">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="numerals wrap-anywhere text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function useTermRows(contract: ContractView): readonly Row[] {
  const t = useTranslations('contracts.terms');
  const play = useTranslations('play.categories');
  const format = useFormatter();
  const groups = (names: readonly Parameters<typeof play>[0][]) =>
    format.list(names.map((name) => play(name)));
  switch (contract.kind) {
    case 'DAILY_SALARY': {
      const { terms } = contract;
      return [
        { label: t('groups'), text: groups(terms.groups) },
        { label: t('self'), text: t(terms.includeSelf ? 'yes' : 'no') },
        ...(terms.capPerDay ? [{ label: t('capPerDay'), text: plainAmount(terms.capPerDay) }] : []),
      ];
    }
    case 'HOURLY_SALARY': {
      const { terms } = contract;
      return [
        { label: t('groups'), text: groups(terms.groups) },
        { label: t('capPerHour'), text: plainAmount(terms.capPerHour) },
        { label: t('capPerDay'), text: plainAmount(terms.capPerDay) },
        { label: t('stackable'), text: t(terms.stackable ? 'yes' : 'no') },
      ];
    }
    case 'DIVIDEND': {
      const { carry, feeRules } = contract.terms;
      return [
        { label: t('carry'), text: t(`carries.${carry}`) },
        { label: t('depositFee'), text: `${writeRate(feeRules.depositPpm)} %` },
        { label: t('vendorFee'), text: `${writeRate(feeRules.vendorPpm)} %` },
      ];
    }
  }
}

type Tier = {
  readonly ratePpm: number;
  readonly minTurnover: string;
  readonly minActive?: number;
  readonly minNet?: string | undefined;
};

/** The steps of a contract, the lowest first, whatever their kind calls what has to be lost. */
function tiersOf(contract: ContractView): readonly Tier[] {
  switch (contract.kind) {
    case 'DAILY_SALARY':
      return contract.terms.tiers.map(({ minNetLoss, ...tier }) => ({
        ...tier,
        minNet: minNetLoss,
      }));
    case 'HOURLY_SALARY':
      return [{ ratePpm: contract.terms.ratePpm, minTurnover: contract.terms.minTurnover }];
    case 'DIVIDEND':
      return contract.terms.tiers;
  }
}

function TierTable({ contract }: { readonly contract: ContractView }) {
  const t = useTranslations('contracts.terms');
  const format = useFormatter();
  const tiers = tiersOf(contract).toSorted((left, right) => left.ratePpm - right.ratePpm);
  const hasActive = tiers.some(({ minActive }) => minActive !== undefined);
  const hasNet = tiers.some(({ minNet }) => minNet !== undefined);
  return (
    <table className="numerals w-full border-collapse text-sm">
      <caption className="sr-only">{t('tiers')}</caption>
      <thead>
        <tr className="text-faint text-xs [&>th]:pb-1.5 [&>th]:text-right [&>th]:font-normal">
          <th scope="col" className="!text-left">
            {t('turnover')}
          </th>
          {hasActive && <th scope="col">{t('active')}</th>}
          {hasNet && <th scope="col">{t('net')}</th>}
          <th scope="col">{t('rate')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr
            key={tier.ratePpm}
            className="border-line border-t [&>td]:py-2 [&>td]:pl-2 [&>td]:text-right"
          >
            <th scope="row" className="py-2 text-left font-normal">
              ≥ {plainAmount(tier.minTurnover)}
            </th>
            {hasActive && <td>{format.number(tier.minActive ?? 0)}</td>}
            {hasNet && <td>{tier.minNet === undefined ? '–' : plainAmount(tier.minNet)}</td>}
            <td className="font-bold text-gold-text">{writeRate(tier.ratePpm)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
