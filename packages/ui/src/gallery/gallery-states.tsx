import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { List, type ListState, type MoreState } from '../list/list.tsx';
import { NoticeBar } from '../notice-bar/notice-bar.tsx';
import { PageBar } from '../page-bar/page-bar.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Skeleton, SkeletonText } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const STATES = ['end', 'empty', 'loading', 'error', 'more', 'failed'] as const;
type StateName = (typeof STATES)[number];

const nothing = () => undefined;

export function GalleryStates() {
  const [deadline] = useState(() => new Date(Date.now() + 90_000));
  return (
    <GallerySection number="05" title="States">
      <Specimen name="Page bar">
        <div className="overflow-hidden rounded-card shadow-card">
          <PageBar title="Betting record" back={{ label: 'Back', onPress: nothing }}>
            <IconButton icon="filter" label="Filter" isBare />
          </PageBar>
        </div>
      </Specimen>
      <Specimen name="Notice bar">
        <NoticeBar kind="offline" action={{ text: 'Try again', onPress: nothing }}>
          You are offline. Your records can still be read.
        </NoticeBar>
        <NoticeBar dismiss={{ label: 'Hide', onPress: nothing }}>
          Demo: no real money is played here.
        </NoticeBar>
        <NoticeBar kind="success">Your withdrawal was paid.</NoticeBar>
        <NoticeBar kind="warning">The connection is slow. Pictures may come later.</NoticeBar>
      </Specimen>
      <Specimen name="Skeleton, spinner after 400 ms, countdown">
        <Card>
          <div className="flex items-center gap-4">
            <Skeleton className="size-14 rounded-pill" />
            <div className="flex-1">
              <SkeletonText />
            </div>
          </div>
        </Card>
        <div className="flex items-center justify-around">
          <Spinner label="Loading" className="text-gold-text" />
          <Countdown
            deadline={deadline}
            tickMs={500}
            announce={(parts) => `${parts.totalSeconds} seconds left`}
            className="font-bold text-2xl text-gold-text"
          />
        </div>
      </Specimen>
      <ListStates />
    </GallerySection>
  );
}

function ListStates() {
  const [name, setName] = useState<StateName>('end');
  const hasItems = name === 'end' || name === 'more' || name === 'failed';
  const state: ListState = name === 'loading' || name === 'error' ? name : 'ready';
  return (
    <Specimen name="List">
      <Segmented
        label="State of the list"
        value={name}
        onValue={setName}
        options={STATES.map((value) => ({ value, text: value }))}
      />
      <List
        label="Rounds"
        items={hasItems ? ['Maneki Triple', 'Sakura 243', 'Dragon Tide 20'] : []}
        keyOf={(item) => item}
        state={state}
        skeletonCount={3}
        skeleton={<Skeleton className="m-4 h-5 rounded-pill" />}
        loadingLabel="Loading"
        empty={{
          icon: 'dice',
          title: 'No rounds yet',
          text: 'What you play shows up here within seconds.',
          action: { text: 'Find a game', href: '#games' },
        }}
        error={{
          icon: 'wifi-off',
          title: 'The record did not come',
          text: 'Your money is safe. Only this list could not be read.',
          action: { text: 'Try again', onPress: nothing },
        }}
        more={{
          state: moreStateOf(name),
          onMore: nothing,
          thresholdPx: 300,
          throttleMs: 1_000,
          loadingLabel: 'Loading more',
          endText: 'That was everything',
          errorText: 'The rest did not come.',
          retryText: 'Try again',
        }}
      >
        {(item) => <p className="px-4 py-3">{item}</p>}
      </List>
    </Specimen>
  );
}

function moreStateOf(name: StateName): MoreState {
  if (name === 'more') return 'loading';
  return name === 'failed' ? 'error' : 'end';
}
