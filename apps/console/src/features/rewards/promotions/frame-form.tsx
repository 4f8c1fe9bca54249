import { CATEGORIES } from '@maneki/contract/play/tickets';
import {
  APPLY_MODES,
  PROMOTION_KINDS,
  REVIEW_MODES,
  ROLLOVER_BASES,
} from '@maneki/contract/rewards/promotion';
import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { LookPicture } from '#platform/pictures/chosen-picture.tsx';
import { type PromotionRecord, usePromotionsChanged } from './queries.ts';

const named = <Name extends string>(names: readonly Name[], nameOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, nameOf(name)]));

/** Everything of a promotion but its rule. */
export function FrameForm({ promotion }: { readonly promotion: PromotionRecord }) {
  const t = useTranslations('promotions');
  const tell = useTell();
  const hasChanged = usePromotionsChanged();
  const { id, frame } = promotion;
  const none = t('hints.none');
  const ru = t('hints.ru');
  return (
    <SchemaForm
      endpoint={calls.savePromotion}
      known={{ id }}
      initial={frame}
      fields={{
        kind: {
          label: t('fields.kind'),
          options: named(PROMOTION_KINDS, (kind) => t(`kinds.${kind}`)),
        },
        titles: { label: t('fields.titles') },
        texts: { label: t('fields.texts') },
        banner: { label: t('fields.banner'), choose: LookPicture },
        showFrom: { label: t('fields.showFrom') },
        startAt: { label: t('fields.startAt') },
        endAt: { label: t('fields.endAt'), description: none },
        applyMode: {
          label: t('fields.applyMode'),
          options: named(APPLY_MODES, (mode) => t(`modes.${mode}`)),
        },
        reviewMode: {
          label: t('fields.reviewMode'),
          options: named(REVIEW_MODES, (mode) => t(`reviews.${mode}`)),
        },
        vipMin: { label: t('fields.vipMin'), description: none },
        vipMax: { label: t('fields.vipMax'), description: none },
        labels: { label: t('fields.labels'), description: none },
        countries: { label: t('fields.countries'), description: none },
        registeredAfter: { label: t('fields.registeredAfter'), description: none },
        rolloverBase: {
          label: t('fields.rolloverBase'),
          options: named(ROLLOVER_BASES, (base) => t(`bases.${base}`)),
        },
        rolloverMultiple: { label: t('fields.rolloverMultiple') },
        rolloverGroups: {
          label: t('fields.rolloverGroups'),
          description: none,
          options: named(CATEGORIES, (category) => category),
        },
        rolloverMaxBetRu: { label: t('fields.rolloverMaxBetRu'), description: ru },
        rolloverDays: { label: t('fields.rolloverDays'), description: none },
        perMember: { label: t('fields.perMember'), description: none },
        perDay: { label: t('fields.perDay'), description: none },
        perAddress: { label: t('fields.perAddress'), description: none },
        perDevice: { label: t('fields.perDevice'), description: none },
        total: { label: t('fields.total'), description: none },
        budgetRu: { label: t('fields.budgetRu'), description: ru },
        exclusiveGroup: { label: t('fields.exclusiveGroup'), description: t('hints.group') },
        sort: { label: t('fields.sort') },
      }}
      submit={t('save')}
      onDone={() => {
        tell.done(t('saved'));
        hasChanged();
      }}
    />
  );
}
