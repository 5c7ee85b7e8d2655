import sharp from 'sharp';
import { ulid } from 'ulid';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { NewSite } from '#infra/local/clients/build-site.ts';

/** The sheet that the offer is shown on. */
const CELL = 'B3';
const PLACES = 2;
/** The applicants: one more than there are places, so that the last one is put on the waiting list. */
const APPLICANTS = [
  { email: 'hanako@example.com', company: '花子', message: '満月の晩に、2名でお願いします。' },
  { email: 'taro@example.com', company: '太郎', message: '窓側の席を希望します。' },
  { email: 'yuki@example.com', company: '雪', message: '空きが出ましたらお知らせください。' },
] as const;
/** Time for filling in the form, long enough that the entry does not count as automated. */
const ELAPSED_MS = 20_000;

async function uploadPicture(session: ConsoleSession, siteId: string, svg: string): Promise<ImageRef> {
  const content = new Uint8Array(await sharp(Buffer.from(svg)).resize(900, 750, { position: 'top' }).jpeg().toBuffer());
  const { upload } = await session.call(media.generateLogoUrl, {
    body: { siteId, kind: 'popup', file: { name: 'tsukimi.jpg', type: 'image/jpeg', size: content.length } },
  });
  const [image] = await session.upload([{ upload, content }]);
  if (!image) throw new Error('The picture of the offer was not uploaded');
  return image;
}

/** Adds a popup with limited places and a waiting list to the working revision. Returns the saved revision and the popup's id. */
export async function addDemoOffer(
  session: ConsoleSession,
  siteId: string,
  { scenes }: NewSite,
): Promise<{ revision: string; popupId: string }> {
  const image = await uploadPicture(session, siteId, scenes[CELL]?.() ?? '');
  const { site: current, document } = await session.call(site.get, { params: { id: siteId } });
  const popupId = ulid();
  const popup = {
    ...newPopup('applicantLimit'),
    name: '月見の席',
    limit: PLACES,
    hasWaitingList: true,
    // Below the text of the sheet.
    coordinateY: 230,
    effectiveSheets: [document.grid.cells[CELL] ?? ''],
    content: {
      jp: {
        ...EMPTY_POPUP_CONTENT,
        image,
        imageAlt: '月見の席のご案内',
        linkButtonText: '月見の席を申し込む',
        linkUrl: '/contact',
        isInternalLink: true,
      },
    },
  };
  const saved = await session.call(site.update, {
    params: { id: siteId },
    body: { base: current.working, changes: { popups: { [popupId]: popup } } },
  });
  return { revision: saved.site.working, popupId };
}

/** Sends the applications as visitors do, one after the other. */
export async function sendDemoApplications(session: ConsoleSession, siteId: string, popupId: string): Promise<void> {
  const { document } = await session.call(site.get, { params: { id: siteId } });
  const fields = document.contactForm.jp?.fields ?? [];
  for (const applicant of APPLICANTS) {
    const data = Object.fromEntries(
      fields.map(({ id, key }) => [id, key === 'email' ? applicant.email : key === 'company' ? applicant.company : applicant.message]),
    );
    const body = { id: ulid(), lang: 'jp' as const, data, agreed: [], elapsedMs: ELAPSED_MS, website: '', popup: popupId };
    await session.call(siteForm.contact, { params: { siteId }, body });
  }
}
