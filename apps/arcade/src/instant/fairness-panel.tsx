import { writeCheckQuery } from '@maneki/contract/house/check-query';
import type { HouseReply } from '@maneki/contract/house/schemas';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlainButton, PrimaryButton } from '#frame/buttons.tsx';
import { NoAnswerError } from '#frame/call-house.ts';
import { Panel } from '#frame/panel.tsx';
import { SeedLine } from '#frame/seed-line.tsx';
import { verifyRound } from '#frame/tell-parent.ts';
import { readClientSeed } from './client-seed.ts';
import { usePlay, usePlayState } from './instant-hooks.ts';

type Revealed = HouseReply<'rotateSeeds'>['revealed'];

/** The seeds behind the next rounds, and the way to have the old ones told. */
export function FairnessPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('arcade.fairness');
  const seeds = usePlayState(({ game }) => game.seeds);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  return (
    <Panel title={t('title')} onClose={onClose}>
      <p className="pb-3 text-[14px] text-muted">{t('intro')}</p>
      {revealed && <RevealedSeeds revealed={revealed} />}
      <div className="pb-4">
        <SeedLine label={t('commitment')} value={seeds.commitment} />
        <SeedLine label={t('next')} value={seeds.nextCommitment} />
        <SeedLine label={t('clientSeed')} value={seeds.clientSeed} />
        <SeedLine label={t('nonce')} value={String(seeds.nonce)} />
      </div>
      <SeedForm onRevealed={setRevealed} />
    </Panel>
  );
}

function RevealedSeeds({ revealed }: { revealed: Revealed }) {
  const t = useTranslations('arcade.fairness');
  const gameId = usePlayState(({ game }) => game.gameId);
  const { serverSeed, clientSeed, commitment, rounds } = revealed;
  return (
    <section className="mb-4 rounded-card bg-raised px-4 py-3" role="status">
      <div>
        <SeedLine label={t('revealed')} value={serverSeed} />
      </div>
      <p className="py-2 text-[13px] text-muted">{t('rounds', { count: rounds })}</p>
      {rounds > 0 && (
        <PlainButton
          onClick={() => {
            const nonce = String(rounds);
            verifyRound(
              writeCheckQuery({ game: gameId, commitment, serverSeed, clientSeed, nonce }),
            );
          }}
        >
          {t('check')}
        </PlainButton>
      )}
    </section>
  );
}

function SeedForm({ onRevealed }: { onRevealed: (revealed: Revealed) => void }) {
  const t = useTranslations('arcade');
  const play = usePlay();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const id = useId();

  const rotate = async (seed: string | undefined): Promise<void> => {
    const request = seed === undefined ? {} : { clientSeed: seed };
    const answer = await play.link.call('rotateSeeds', request);
    if (!answer.ok) {
      setProblem(answer.refusal.message);
      return;
    }
    const { game } = play.state.get();
    play.state.set({ game: { ...game, seeds: answer.value.seeds } });
    setTyped('');
    onRevealed(answer.value.revealed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readClientSeed(typed);
    setProblem(read.ok ? null : t('fairness.invalid'));
    if (!read.ok || isBusy) return;
    setIsBusy(true);
    rotate(read.seed)
      // A rotation is not repeated blindly: a lost answer is told, and the player looks again.
      .catch((error: unknown) => {
        if (!(error instanceof NoAnswerError)) throw error;
        setProblem(t('failed'));
        return play.link.refresh();
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold text-[14px]">
        {t('fairness.newSeed')}
      </label>
      <input
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        className="min-h-12 rounded-card border border-edge bg-raised px-4 font-mono text-[16px] text-text"
      />
      <p id={`${id}-note`} role="status" className="text-[13px] text-muted">
        {problem ?? t('fairness.newSeedNote')}
      </p>
      <PrimaryButton type="submit" isDisabled={isBusy || !isIdle}>
        {t('fairness.change')}
      </PrimaryButton>
      <p className="text-[13px] text-muted">{t('fairness.changeNote')}</p>
    </form>
  );
}
