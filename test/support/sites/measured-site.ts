/** A site whose visits are measured: buttons, one of them with a goal, and a popup that links to a form. */
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { gridCells } from '#shared/values/cell.ts';
import { picture, uploadCreatives, uploadPopupPicture } from '#test/support/media/upload.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const GRID = { rows: 3, columns: 4 } as const;
export const MEASURED_CELLS = [...gridCells(GRID.rows, GRID.columns)];
/** The target of the sheets' buttons; that of one cell is a goal. */
export const SHOP = 'https://shop.example.com';
export const GOAL_CELL = 'B2';
export const BUTTON = '予約する';
export const POPUP = { name: '先着のご案内', limit: 50 } as const;

export const titleOf = (cell: string): string => `${cell}の客室`;

function contents({ settings }: SiteDocument, images: readonly ImageRef[], offer: ImageRef) {
  const placed = MEASURED_CELLS.map((cell, index) => ({ cell, index, id: numberedUlid(index + 1) }));
  const sheet = (cell: string, image: ImageRef | undefined): Sheet => ({
    ...EMPTY_SHEET,
    image: image ?? null,
    mainText: titleOf(cell),
    linkButtonText: BUTTON,
    linkDestinationUrl: cell === GOAL_CELL ? `${SHOP}/reserve` : `${SHOP}/rooms`,
  });
  const contactForm: EmailedForm = {
    ...(defaultForm('contact', visitor.form.fields, (key) => numberedUlid(key === 'email' ? 100 : 101)) as EmailedForm),
    destinationEmail: 'owner-of-visits@example.com',
    companyName: '計測の宿',
  };
  return {
    settings: { ...settings, goals: [`${SHOP}/reserve`] },
    grid: {
      numberHorizontal: GRID.rows,
      numberVertical: GRID.columns,
      cells: Object.fromEntries(placed.map(({ cell, id }) => [cell, id])),
    },
    sheets: Object.fromEntries(placed.map(({ cell, index, id }) => [id, { jp: sheet(cell, images[index % images.length]) }])),
    contactForm: { jp: contactForm },
    popups: {
      [numberedUlid(90)]: {
        ...newPopup('applicantLimit'),
        ...POPUP,
        // The popup is above the middle of the screen and the buttons.
        coordinateY: 50,
        effectiveSheets: placed.map(({ id }) => id),
        content: {
          jp: {
            ...EMPTY_POPUP_CONTENT,
            image: offer,
            imageAlt: POPUP.name,
            linkButtonText: '申し込む',
            linkUrl: '/contact',
            isInternalLink: true,
          },
        },
      },
    },
  };
}

/** Creates and publishes the site. */
export async function createMeasuredSite(session: ConsoleSession, name: string): Promise<{ id: string; url: string }> {
  const { site } = await session.call(sites.create, {
    body: { name, numberHorizontal: GRID.rows, numberVertical: GRID.columns, viewMode: 'MOBILE' },
  });
  const files = await Promise.all(['#0277bd', '#ad5b00', '#2e7d32'].map((colour) => picture('', colour, 720, 1280)));
  const images = await uploadCreatives(session, site.id, files);
  const offer = await uploadPopupPicture(session, site.id, await picture('', '#b71c1c', 300, 80));
  const { document } = await session.call(sites.get, { params: { id: site.id } });
  const body = { base: site.working, changes: contents(document, images, offer) };
  const saved = await session.call(sites.update, { params: { id: site.id }, body });
  await publishAndWait(session, site.id, saved.site.working);
  return { id: site.id, url: site.url };
}
