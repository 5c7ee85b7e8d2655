import { legal } from '#shared/api-contract/endpoints/legal.ts';
import { agreeToDocuments } from '#infra/local/clients/agree-to-documents.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS, OEM_CUSTOMER } from '#infra/local/demo/accounts/demo-accounts.ts';
import { DEMO_PRIVACY, DEMO_TERMS } from '#infra/local/demo/accounts/demo-legal.ts';
import type { LegalKind, LegalTexts } from '#shared/model/legal/legal-document.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

type Documents = readonly (readonly [kind: LegalKind, texts: LegalTexts])[];

/** The OEM has separate terms. Its customers read the operator's privacy policy. */
const DOCUMENTS: Readonly<Record<'MASTER' | 'OEM_MASTER', Documents>> = {
  MASTER: [
    ['terms', DEMO_TERMS.operator],
    ['privacy', DEMO_PRIVACY],
  ],
  OEM_MASTER: [['terms', DEMO_TERMS.oem]],
};

/** Publishes the documents of an account, unless it has published some of the same kind. */
async function publish(origin: string, as: keyof typeof DOCUMENTS): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS[as]);
  const { drafts, versions } = await session.call(legal.managed, {});
  for (const [kind, texts] of DOCUMENTS[as]) {
    if (versions.some((version) => version.kind === kind)) continue;
    const version = drafts.find((draft) => draft.kind === kind)?.version ?? 0;
    await session.call(legal.saveDraft, { body: { kind, effectiveDate: japaneseDay(new Date()), texts, version } });
    await session.call(legal.publish, { body: { kind, version: version + 1 } });
  }
}

/** Publishes terms of use and privacy policy. Agrees as the logins that the start prints, so that the console opens directly. */
export async function makeDemoLegal(origin: string): Promise<void> {
  await publish(origin, 'MASTER');
  await publish(origin, 'OEM_MASTER');
  for (const login of [DEMO_LOGINS.OEM_MASTER, DEMO_LOGINS.USER, OEM_CUSTOMER])
    await agreeToDocuments(await ConsoleSession.signIn(origin, login));
}
