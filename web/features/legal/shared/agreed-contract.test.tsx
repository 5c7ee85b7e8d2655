import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AgreedContract } from '#web/features/legal/shared/agreed-contract.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';

it('AgreedContract names conditions, time, person and versions of an agreement (R-2.83)', async () => {
  const contract = {
    at: '2026-11-20T05:00:00.000Z',
    by: '山田 花子',
    conditions: {
      planName: 'standard',
      price: 19_800,
      priceWithTax: 21_780,
      initialFee: 100_000,
      initialFeeChoice: 'charge' as const,
      firstBilledMonth: null,
      discount: null,
      minimumMonths: 12,
      isTrial: false,
    },
    documents: [{ id: '01J0000000000000000000000M', kind: 'terms' as const, effectiveDate: '2026-10-01' }],
  };
  await renderScreen({ element: <AgreedContract contract={contract} /> });
  expect(screen.getByRole('heading', { name: '同意したご契約' })).toBeDefined();
  for (const text of [/￥19,800|¥19,800/, /2026\/11\/20.*14:00.*山田 花子が同意.*利用規約.*2026\/10\/01/])
    expect(screen.getByText(text)).toBeDefined();
});
