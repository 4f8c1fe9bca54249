import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import * as store from './store.ts';

/** Shows a vendor with its games at the operator's merchant, or hides it and lets nobody in. */
export async function switchVendor(
  tx: Tx,
  { merchantCode, now }: OperatorCall,
  { vendorCode, isOn }: { readonly vendorCode: string; readonly isOn: boolean },
) {
  await store.lockChoices(tx, merchantCode);
  const vendors = await store.listVendorRows(tx, merchantCode);
  const vendor = vendors.find(({ code }) => code === vendorCode);
  if (!vendor) return refused({ code: 'catalog.vendor_unknown', detail: {} });
  await store.putVendorOn(tx, { merchantCode, vendorCode, isOn });
  await recordEvent(tx, now, 'catalog.changed', {});
  const before = { isOn: vendor.isOn };
  return acted({}, { subject: `vendor ${vendorCode}`, before, after: { isOn } });
}
