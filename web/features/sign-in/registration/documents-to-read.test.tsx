import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LegalVersion } from '#shared/model/legal/legal-document.ts';
import { DocumentsToRead } from '#web/features/sign-in/registration/documents-to-read.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const TERMS: LegalVersion = {
  id: '01J0000000000000000000000T',
  kind: 'terms',
  issuerId: '01J0000000000000000000000S',
  issuerName: '運営株式会社',
  effectiveDate: '2026-11-20',
  publishedAt: '2026-11-19T00:00:00.000Z',
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('DocumentsToRead (R-4.28)', () => {
  it('links the terms and the privacy policy, each in a new tab', async () => {
    vi.spyOn(api.legal, 'inForce').mockResolvedValue({ documents: [TERMS, { ...TERMS, kind: 'privacy' }] });
    await renderScreen({ element: <DocumentsToRead /> });
    await screen.findByRole('link', { name: '利用規約' });
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/legal/terms', '_blank'],
      ['/legal/privacy', '_blank'],
    ]);
  });

  it('says that no documents are published', async () => {
    vi.spyOn(api.legal, 'inForce').mockResolvedValue({ documents: [] });
    await renderScreen({ element: <DocumentsToRead /> });
    expect(await screen.findByText(/公開されていません/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
