import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { Chips } from '../chips/chips.tsx';
import { CopyNumber } from '../copy-number/copy-number.tsx';
import { DayGroup, DayGroupSkeleton } from '../day-group/day-group.tsx';
import { LinkChips } from '../link-chips/link-chips.tsx';
import { NewsPill } from '../news-pill/news-pill.tsx';
import { toast } from '../overlays/overlays.ts';
import { PeriodPicker } from '../period-picker/period-picker.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { TotalsBar } from '../totals-bar/totals-bar.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const PERIODS = [
  { value: 'today', text: 'Today' },
  { value: 'week', text: '7 days' },
  { value: 'own', text: 'Dates' },
] as const;

const KINDS = ['All', 'Deposit', 'Withdrawal', 'Transfer', 'Game', 'Promotion', 'Other'];

/** What a list of things that happened is made of. */
export function GalleryRecords() {
  return (
    <GallerySection number="07" title="Records">
      <Specimen name="Which days, which kind, which number">
        <Filters />
      </Specimen>
      <Specimen name="A day, with news above it; a number to copy">
        <NewsPill text="New entries" onPress={() => {}} />
        <DayGroup heading="Today · Sun, Nov 15">
          <Card>
            <CopyNumber number="7K2MVX8Q-42" label="Copy number 7K2MVX8Q-42" onCopy={tellCopied} />
          </Card>
        </DayGroup>
        <DayGroupSkeleton>
          <Skeleton className="h-16" />
        </DayGroupSkeleton>
      </Specimen>
      <Specimen name="Totals: known, awaited, not to be had">
        <Totals />
      </Specimen>
    </GallerySection>
  );
}

const tellCopied = () => toast({ kind: 'success', text: 'Copied', durationMs: 1_500 });

function Filters() {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['value']>('own');
  const [kind, setKind] = useState('All');
  const [number, setNumber] = useState('T261115');
  return (
    <div className="grid gap-4">
      <PeriodPicker
        label="Period"
        options={PERIODS}
        value={period}
        onValue={setPeriod}
        own={
          period === 'own'
            ? {
                period: { from: '2026-11-01', to: '2026-11-10' },
                min: '2026-08-17',
                max: '2026-11-15',
                isAllowed: ({ from, to }) => from <= to,
                onPeriod: () => {},
                words: { from: 'From', to: 'To', apply: 'Show', notAllowed: 'In this order.' },
              }
            : undefined
        }
      />
      <Chips
        label="Kind"
        options={KINDS.map((value) => ({ value, text: value }))}
        value={kind}
        onValue={setKind}
      />
      <LinkChips
        label="Studios"
        options={[
          { href: '#all', text: 'All' },
          { href: '#originals', text: 'Originals' },
        ]}
        chosen="#all"
      />
      <SearchField
        label="Ticket number"
        searchLabel="Search"
        clearLabel="Clear"
        value={number}
        onSearch={setNumber}
        maxLength={40}
      />
    </div>
  );
}

function Totals() {
  const parts = [
    { label: 'In', text: '1,250.00' },
    { label: 'Out', text: '500.00' },
  ];
  const net = { label: 'Net', text: '+750.00', tone: 'gain' } as const;
  const unknown = (total: (typeof parts)[number]) => ({ ...total, text: undefined });
  const failure = { text: 'Not loaded.', retryText: 'Try again', onRetry: () => {} };
  return (
    <div className="grid gap-3">
      <TotalsBar label="Known" countText="3 entries" main={net} parts={parts} />
      <TotalsBar
        label="Awaited"
        countText={undefined}
        main={unknown(net)}
        parts={parts.map(unknown)}
      />
      <TotalsBar label="Failed" countText={undefined} main={net} parts={[]} failure={failure} />
    </div>
  );
}
