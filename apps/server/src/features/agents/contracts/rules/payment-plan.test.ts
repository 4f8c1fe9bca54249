import { parseAmount, writeAmount } from '@maneki/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CENT } from './amount.ts';
import { type LineBill, type LineStep, planLine } from './payment-plan.ts';

const of = (text: string) => parseAmount(text)!;
const bill = (id: string, payerBillId: string | null, due: string, more: Partial<LineBill> = {}) =>
  ({
    ...{ id, payerBillId, due: of(due), received: 0n, ownPaid: 0n, walletPaid: 0n },
    ...{ flow: 'OPEN', withdrawable: 0n, ...more },
  }) as LineBill;

const stepsOf = (bills: readonly LineBill[]) =>
  Object.fromEntries(planLine(bills).map(({ id, ...step }) => [id, step]));
const shown = (step: Omit<LineStep, 'id'> | undefined) => {
  const { fromPurse, fromWallet, own, putIn, open, missing } = step!;
  return Object.fromEntries(
    Object.entries({ fromPurse, fromWallet, own, putIn, open, missing })
      .filter(([, amount]) => amount > 0n)
      .map(([name, amount]) => [name, writeAmount(amount)]),
  );
};

/** The same bills after what was planned for them. */
const after = (bills: readonly LineBill[]): LineBill[] => {
  const steps = stepsOf(bills);
  return bills.map((one) => {
    const step = steps[one.id]!;
    return {
      ...one,
      received: one.received + step.fromPurse + step.fromWallet,
      ownPaid: one.ownPaid + step.own,
      walletPaid: one.walletPaid + step.putIn,
      withdrawable: one.withdrawable - step.putIn + step.own,
    };
  });
};

test('[AGENT-4] the domain’s day: A is brought 1 440, of which B gets 270', () => {
  const steps = stepsOf([bill('A', null, '1440'), bill('B', 'A', '270')]);
  expect(shown(steps.A)).toEqual({ fromPurse: '1440', own: '1170' });
  expect(shown(steps.B)).toEqual({ fromPurse: '270', own: '270' });
});

test.each([
  ['1000', { putIn: '1000', missing: '1500' }, { fromWallet: '1000', own: '3000', open: '1500' }],
  ['2500', { putIn: '2500' }, { fromWallet: '2500', own: '4500' }],
  ['9999', { putIn: '2500' }, { fromWallet: '2500', own: '4500' }],
  ['0', { missing: '2500' }, { own: '2000', open: '2500' }],
])('[AGENT-4] the domain’s dividend, A with %s to take out', (wallet, a, b) => {
  const steps = stepsOf([
    bill('A', null, '2000', { withdrawable: of(wallet) }),
    bill('B', 'A', '4500'),
  ]);
  expect(shown(steps.A)).toEqual({ fromPurse: '2000', ...a });
  expect(shown(steps.B)).toEqual({ fromPurse: '2000', ...b });
});

test('[AGENT-4] the domain’s dividend, paid on once A has money again', () => {
  const first = after([
    bill('A', null, '2000', { withdrawable: of('1000') }),
    bill('B', 'A', '4500'),
  ]);
  const [a, b] = first as [LineBill, LineBill];
  expect(planLine(first).every(({ fromPurse, putIn }) => fromPurse === 0n && putIn === 0n)).toBe(
    true,
  );
  const steps = stepsOf([{ ...a, withdrawable: of('1600') }, b]);
  expect(shown(steps.A)).toEqual({ putIn: '1500' });
  expect(shown(steps.B)).toEqual({ fromWallet: '1500', own: '1500' });
});

test('[AGENT-4] what does not suffice is shared in proportion, to the last cent', () => {
  const steps = stepsOf([
    bill('A', null, '100'),
    bill('B', 'A', '200'),
    bill('C', 'A', '100'),
    bill('D', 'A', '0.01'),
  ]);
  expect(shown(steps.B)).toEqual({ fromPurse: '66.67', own: '66.67', open: '133.33' });
  expect(shown(steps.C)).toEqual({ fromPurse: '33.33', own: '33.33', open: '66.67' });
  expect(shown(steps.D)).toEqual({ open: '0.01' });
});

test('[AGENT-4] a payee who reached their terms is owed although the payer did not reach theirs', () => {
  const steps = stepsOf([bill('A', null, '0', { withdrawable: of('30') }), bill('B', 'A', '50')]);
  expect(shown(steps.A)).toEqual({ putIn: '30', missing: '20' });
  expect(shown(steps.B)).toEqual({ fromWallet: '30', own: '30', open: '20' });
});

test('[AGENT-4] for a disabled agent only what goes on is paid, and their part once they are let in', () => {
  const held = [
    bill('A', null, '1000'),
    bill('B', 'A', '300', { flow: 'PASSING', withdrawable: of('50') }),
    bill('C', 'B', '100'),
  ];
  const steps = stepsOf(held);
  expect(shown(steps.A)).toEqual({ fromPurse: '800', own: '700' });
  expect(shown(steps.B)).toEqual({ fromPurse: '100' });
  expect(shown(steps.C)).toEqual({ fromPurse: '100', own: '100' });
  const freed = after(held).map((one) => ({ ...one, flow: 'OPEN' as const }));
  expect(shown(stepsOf(freed).A)).toEqual({ fromPurse: '200' });
  expect(shown(stepsOf(freed).B)).toEqual({ fromPurse: '200', own: '200' });
});

test('[AGENT-4] what waits for an operator takes nothing yet, and is kept for it', () => {
  const waiting = [bill('A', null, '1000'), bill('B', 'A', '300', { flow: 'WAITING' })];
  expect(shown(stepsOf(waiting).A)).toEqual({ fromPurse: '700', own: '700' });
  const approved = after(waiting).map((one) => ({ ...one, flow: 'OPEN' as const }));
  expect(shown(stepsOf(approved).B)).toEqual({ fromPurse: '300', own: '300' });
});

test('[AGENT-4] what a payer put in before their own money came is given back out of it', () => {
  const late = [
    bill('A', null, '0', { withdrawable: 0n }),
    bill('B', 'A', '1000', { withdrawable: of('200') }),
    bill('C', 'B', '800'),
  ];
  const [a, b, c] = after(late) as [LineBill, LineBill, LineBill];
  expect(b.walletPaid).toBe(of('200'));
  const steps = stepsOf([{ ...a, withdrawable: of('1000') }, b, c]);
  expect(shown(steps.C)).toEqual({ fromPurse: '600', own: '600' });
  expect(shown(steps.B)).toEqual({ fromWallet: '1000', own: '400' });
});

const FLOWS = ['OPEN', 'OPEN', 'OPEN', 'PASSING', 'WAITING', 'CLOSED'] as const;
const line = fc
  .array(
    fc.record({
      parent: fc.nat(),
      due: fc.nat(100_000),
      wallet: fc.nat(60_000),
      flow: fc.constantFrom(...FLOWS),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((all) =>
    all.map(
      ({ parent, due, wallet, flow }, place): LineBill => ({
        id: `${place}`,
        payerBillId: place === 0 ? null : `${parent % place}`,
        due: BigInt(due) * CENT,
        received: 0n,
        ownPaid: 0n,
        walletPaid: 0n,
        flow,
        withdrawable: BigInt(wallet) * CENT,
      }),
    ),
  );

test('[AGENT-4] whatever a line looks like: nothing is lost or made, nobody gets more, pays more or is paid twice', () => {
  fc.assert(
    fc.property(line, fc.array(fc.nat(30_000), { maxLength: 3 }), (bills, refills) => {
      let now = bills;
      for (const refill of [0, ...refills]) {
        now = now.map((one) => ({
          ...one,
          withdrawable: one.withdrawable + BigInt(refill) * CENT,
        }));
        const steps = stepsOf(now);
        const total = (pick: (step: LineStep) => bigint) =>
          planLine(now).reduce((sum, step) => sum + pick(step), 0n);
        const company = steps['0']!.fromPurse;
        expect(total(({ own }) => own)).toBe(company + total(({ putIn }) => putIn));
        for (const one of now) {
          const step = steps[one.id]!;
          expect(step.putIn <= one.withdrawable && step.own >= 0n && step.putIn >= 0n).toBe(true);
          expect(one.received + step.fromPurse + step.fromWallet <= one.due).toBe(true);
          expect(step.own % CENT).toBe(0n);
          const isShut = one.flow === 'WAITING' || one.flow === 'CLOSED';
          if (isShut) expect(step.fromPurse + step.fromWallet + step.own).toBe(0n);
          if (one.flow === 'PASSING') expect(step.own).toBe(0n);
          const direct = now.filter(({ payerBillId }) => payerBillId === one.id);
          const came = direct.map(({ id }) => steps[id]!.fromPurse + steps[id]!.fromWallet);
          expect(came.reduce((sum, amount) => sum + amount, 0n)).toBe(step.toDirect);
          // Nobody keeps anything while those below could take it.
          if (step.own > 0n) expect(step.missing).toBe(0n);
        }
        now = after(now);
        const again = planLine(now.map((one) => ({ ...one, withdrawable: 0n })));
        expect(again.every(({ fromPurse, own, putIn }) => fromPurse + own + putIn === 0n)).toBe(
          true,
        );
      }
    }),
    { numRuns: 120 },
  );
});
