import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { receiptQuery } from '../queries.ts';

/** The receipts that an order was submitted with; nothing where there are none. */
export function SentReceipts({ order: { orderNo, receipts } }: { readonly order: DepositOrder }) {
  const t = useTranslations('deposit.receipts');
  if (receipts.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('sent')} />
      <ul className="grid grid-cols-3 gap-3">
        {receipts.map((id, index) => (
          <li key={id}>
            <Receipt orderNo={orderNo} id={id} alt={t('alt', { number: String(index + 1) })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReceiptProps = { readonly orderNo: string; readonly id: string; readonly alt: string };

function Receipt({ orderNo, id, alt }: ReceiptProps) {
  const { data } = useQuery(receiptQuery(orderNo, id));
  if (!data) return <Skeleton className="aspect-square" />;
  return (
    <img
      src={`data:image/webp;base64,${data.data}`}
      alt={alt}
      className="aspect-square w-full rounded-card object-cover shadow-lift"
    />
  );
}
