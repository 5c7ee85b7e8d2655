import { ulid } from 'ulid';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';

/** The applicants to the offer of the tea house: one more than it has places, so that the last one is put on the waiting list. */
const APPLICANTS = [
  { email: 'hanako@example.com', company: '花子', message: '満月の晩に、2名でお願いします。' },
  { email: 'taro@example.com', company: '太郎', message: '窓側の席を希望します。' },
  { email: 'yuki@example.com', company: '雪', message: '空きが出ましたらお知らせください。' },
] as const;
/** Time for filling in the form, long enough that the entry does not count as automated. */
const ELAPSED_MS = 20_000;

/** Sends the applications as visitors do, one after the other. */
export async function sendDemoApplications(session: ConsoleSession, siteId: string): Promise<void> {
  const { document } = await session.call(site.get, { params: { id: siteId } });
  const fields = document.contactForm.jp?.fields ?? [];
  const [popup = ''] = Object.keys(document.popups);
  for (const applicant of APPLICANTS) {
    const data = Object.fromEntries(
      fields.map(({ id, key }) => [id, key === 'email' ? applicant.email : key === 'company' ? applicant.company : applicant.message]),
    );
    const body = { id: ulid(), lang: 'jp' as const, data, agreed: [], elapsedMs: ELAPSED_MS, website: '', popup };
    await session.call(siteForm.contact, { params: { siteId }, body });
  }
}
