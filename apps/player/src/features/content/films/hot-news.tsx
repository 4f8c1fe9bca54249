import { Icon, type IconName } from '@maneki/ui/icon';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { homeContentQuery } from '../queries.ts';
import { HotSlide } from './hot-slide.tsx';

/**
 * News to look at, one at a time. Fingers do not drag it, because a film is watched and not pushed:
 * arrows, dots and arrow keys turn it.
 */
export function HotNews() {
  const t = useTranslations('content.hot');
  const headingId = useId();
  const { data } = useQuery(homeContentQuery(call));
  const [chosen, setChosen] = useState(0);
  const hot = data?.hot ?? [];
  if (hot.length === 0) return null;
  const selected = chosen % hot.length;
  const turn = (steps: number) => setChosen((selected + steps + hot.length) % hot.length);
  const hasMany = hot.length > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <section
      aria-labelledby={headingId}
      className="px-4"
      onKeyDown={hasMany ? onKeyDown : undefined}
    >
      <SectionHeading id={headingId} title={t('title')} />
      <div className="surface overflow-hidden rounded-card">
        <div className="overflow-clip">
          <div
            className="flex transition-transform duration-300 ease-out motion-reduce:transition-none"
            style={{ transform: `translateX(-${selected * 100}%)` }}
          >
            {hot.map((news, position) => (
              <HotSlide key={news.announcementId} news={news} isCovered={position !== selected} />
            ))}
          </div>
        </div>
        {hasMany && (
          <div className="flex items-center justify-between border-line border-t">
            <Turn icon="chevron-left" label={t('previous')} onPress={() => turn(-1)} />
            <Dots count={hot.length} selected={selected} onSelect={setChosen} />
            <Turn icon="chevron-right" label={t('next')} onPress={() => turn(1)} />
          </div>
        )}
      </div>
    </section>
  );
}

type TurnProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
};

const Turn = ({ icon, label, onPress }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    className="grid size-11 place-items-center text-muted hover:text-text"
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);

type DotsProps = {
  readonly count: number;
  readonly selected: number;
  readonly onSelect: (position: number) => void;
};

function Dots({ count, selected, onSelect }: DotsProps) {
  const shell = useTranslations('shell.carousel');
  return (
    <div className="flex">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <button
          key={position}
          type="button"
          aria-label={shell('position', { position: String(position + 1), count: String(count) })}
          aria-current={position === selected}
          className="group grid h-11 min-w-7 place-items-center"
          onClick={() => onSelect(position)}
        >
          <span className="h-1.5 w-1.5 rounded-pill bg-edge transition-all duration-200 group-aria-[current=true]:w-4.5 group-aria-[current=true]:bg-gold" />
        </button>
      ))}
    </div>
  );
}
