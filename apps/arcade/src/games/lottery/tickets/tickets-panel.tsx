import { useState } from 'react';
import { Panel } from '#frame/panel.tsx';
import { useWords } from '../lottery-hooks.ts';
import { ChaseList } from './chase-list.tsx';
import { SlipList } from './slip-list.tsx';

const TABS = ['open', 'over', 'chases'] as const;

/** The player's slips of this lottery, and what goes on over several issues. */
export function TicketsPanel({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>('open');
  return (
    <Panel title={t('tickets.title')} onClose={onClose}>
      <fieldset className="lt-segments lt-panel-tabs">
        <legend className="sr-only">{t('tickets.title')}</legend>
        {TABS.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => setTab(each)}>
            {t(`tickets.${each}`)}
          </button>
        ))}
      </fieldset>
      {tab === 'chases' ? <ChaseList /> : <SlipList key={tab} isOpen={tab === 'open'} />}
    </Panel>
  );
}
