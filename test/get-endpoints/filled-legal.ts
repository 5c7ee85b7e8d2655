import type { Account } from '#functions/accounts/store/account.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { legalStore } from '#functions/legal/store/legal-store.ts';
import type { LegalDocument } from '#shared/model/legal/legal-document.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/** Terms of an OEM, without their issuer. */
export const FILLED_LEGAL: Omit<LegalDocument, 'issuerId'> = {
  id: numberedUlid(77),
  kind: 'terms',
  issuerName: 'Filled OEM',
  effectiveDate: '2026-01-02',
  publishedAt: '2026-01-01T00:00:00.000Z',
  texts: { jp: '# 第1条\n本文', en: '# Article 1\nText', cn: '# 第一条\n正文', kr: '# 제1조\n본문' },
};

/** Published terms of the OEM that its customer has agreed to, and a draft of its privacy policy. */
export async function storeFilledLegal(table: Table, oem: Account, user: Account): Promise<void> {
  const store = legalStore(table);
  const { kind, effectiveDate, texts } = FILLED_LEGAL;
  const draft = { kind, effectiveDate, texts, version: 0 };
  await store.saveDraft(oem.id, draft);
  await store.publish({ ...draft, version: 1 }, { ...FILLED_LEGAL, issuerId: oem.id }, []);
  await store.saveDraft(oem.id, { ...draft, kind: 'privacy', effectiveDate: '2099-01-02' });
  const { publishedAt: _, texts: __, ...version } = FILLED_LEGAL;
  await store.agree(user.id, [{ ...version, issuerId: oem.id, at: '2026-01-03T00:00:00.000Z', by: 'A person' }], []);
}
