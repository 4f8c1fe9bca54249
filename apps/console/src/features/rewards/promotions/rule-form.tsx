import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { type PromotionRecord, usePromotionsChanged } from './queries.ts';

/** The rule of a promotion, as its type's schema asks for it. */
export function RuleForm({ promotion }: { readonly promotion: PromotionRecord }) {
  const t = useTranslations('promotions');
  const tell = useTell();
  const hasChanged = usePromotionsChanged();
  const packetFields = usePacketFields();
  const { id, type, rule } = promotion;
  const known = { id };
  const submit = t('save');
  const onDone = () => {
    tell.done(t('saved'));
    hasChanged();
  };
  const common = { known, submit, onDone };
  const rate = { label: t('fields.ratePpm'), description: t('hints.ppm') };
  const deposit = {
    ratePpm: rate,
    capRu: { label: t('fields.capRu'), description: t('hints.ru') },
    minDepositRu: { label: t('fields.minDepositRu'), description: t('hints.ru') },
  };
  switch (type) {
    case 'DEPOSIT_BONUS':
      return (
        <SchemaForm
          {...common}
          endpoint={calls.saveDepositRule}
          initial={rule}
          fields={{ ...deposit, nth: { label: t('fields.nth'), description: t('hints.none') } }}
        />
      );
    case 'RELOAD':
      return (
        <SchemaForm {...common} endpoint={calls.saveReloadRule} initial={rule} fields={deposit} />
      );
    case 'LOSS_REBATE':
      return (
        <SchemaForm
          {...common}
          endpoint={calls.saveLossRule}
          initial={rule}
          fields={{
            tiers: { label: t('fields.tiers'), description: t('hints.tiers') },
            capRu: { label: t('fields.capRu'), description: t('hints.none') },
          }}
        />
      );
    case 'REG_BONUS':
      return (
        <SchemaForm
          {...common}
          endpoint={calls.saveRegistrationRule}
          initial={rule}
          fields={{
            amountRu: { label: t('fields.amountRu'), description: t('hints.ru') },
            maxCashOutRu: { label: t('fields.maxCashOutRu'), description: t('hints.none') },
          }}
        />
      );
    case 'RED_PACKET':
      return (
        <SchemaForm
          {...common}
          endpoint={calls.savePacketRule}
          initial={rule}
          fields={packetFields}
        />
      );
    case 'CUSTOM':
      return (
        <SchemaForm
          {...common}
          endpoint={calls.saveCustomRule}
          initial={rule}
          fields={{ maximumRu: { label: t('fields.maximumRu'), description: t('hints.ru') } }}
        />
      );
  }
}

function usePacketFields() {
  const t = useTranslations('promotions');
  return {
    times: { label: t('fields.times'), description: t('hints.times') },
    openMinutes: { label: t('fields.openMinutes') },
    packets: { label: t('fields.packets') },
    totalRu: { label: t('fields.totalRu'), description: t('hints.total') },
    minTenths: { label: t('fields.minTenths'), description: t('hints.tenths') },
    maxRu: { label: t('fields.maxRu'), description: t('hints.ru') },
    minDepositRu: { label: t('fields.dayDepositRu'), description: t('hints.ru') },
  };
}
