import { GOOD_KINDS, type GoodKind } from '@maneki/contract/rewards/mall';
import { Chips } from '@maneki/ui/chips';
import { ListMessage } from '@maneki/ui/list-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { GoodCard } from '../mall/good-card.tsx';
import { GoodSheet } from '../mall/good-sheet.tsx';
import { MallHead } from '../mall/mall-head.tsx';
import { MallWaiting } from '../mall/mall-waiting.tsx';
import { goodsQuery } from '../mall/queries.ts';

/** What can be had for points. */
export default function MallScreen() {
  const t = useTranslations('mall');
  const query = useQuery(goodsQuery);
  const [kind, setKind] = useState<GoodKind | 'all'>('all');
  const [openId, setOpenId] = useState<string>();
  const goods = query.data?.goods ?? [];
  const shown = goods.filter((good) => kind === 'all' || good.kind === kind);
  const kinds = GOOD_KINDS.filter((value) => goods.some((good) => good.kind === value));
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <MallHead />
      {kinds.length > 1 && (
        <Chips<GoodKind | 'all'>
          label={t('filter')}
          value={kind}
          onValue={setKind}
          options={(['all', ...kinds] as const).map((value) => ({
            value,
            text: t(`kinds.${value}`),
          }))}
        />
      )}
      {!query.data && <MallWaiting query={query} failed={t('failed')} />}
      {query.data && shown.length === 0 && (
        <ListMessage icon="gift" title={t('empty')} text={t('emptyText')} />
      )}
      <ul className="grid grid-cols-2 gap-3 min-[430px]:grid-cols-3">
        {shown.map((good) => (
          <li key={good.id} className="grid min-w-0">
            <GoodCard good={good} onOpen={() => setOpenId(good.id)} />
          </li>
        ))}
      </ul>
      <GoodSheet
        good={goods.find(({ id }) => id === openId)}
        balance={query.data?.balance ?? 0}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
}
