import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { TRANSFERS_PER_REQUEST } from '#shared/model/billing/bank-transfer.ts';
import { api } from '#web/lib/api/api-client.ts';

export type BankMatches = ResponseOf<typeof bill.matchTransfers>;
export type ConfirmedTransfer = RequestOf<typeof bill.receiveTransfers>['body']['transfers'][number];

/** Returns the bytes of a file in base64. */
async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Matches a file of a bank with invoices. */
export const useMatchFile = () =>
  useMutation({ mutationFn: async (file: File) => api.bill.matchTransfers({ body: { file: await toBase64(file) } }) });

/** Records confirmed transfers, and reloads everything that shows payments. */
export function useReceiveTransfers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (transfers: readonly ConfirmedTransfer[]) => {
      const result = { received: 0, refused: 0 };
      for (let from = 0; from < transfers.length; from += TRANSFERS_PER_REQUEST) {
        const part = transfers.slice(from, from + TRANSFERS_PER_REQUEST);
        const { received, refused } = await api.bill.receiveTransfers({ body: { transfers: part } });
        result.received += received.length;
        result.refused += refused.length;
      }
      return result;
    },
    onSettled: () => client.invalidateQueries(),
  });
}
