import sharp from 'sharp';
import { news } from '#shared/api-contract/endpoints/news.ts';
import type { NewsInput } from '#shared/model/news/news.ts';
import type * as z from 'zod';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { NewSite } from '#infra/local/clients/build-site.ts';
import { HOTEL_NEWS } from '#infra/local/demo/sites/hotel-words.ts';

type NewItem = z.input<typeof NewsInput>;

/** The sheet whose picture an item uses. */
const CELL = 'B3';
const DAY_MS = 24 * 3_600_000;

async function uploadPicture(session: ConsoleSession, siteId: string, svg: string): Promise<string> {
  const content = new Uint8Array(await sharp(Buffer.from(svg)).resize(720, 720, { position: 'top' }).jpeg().toBuffer());
  const { upload } = await session.call(news.generateImageUrl, {
    body: { siteId, file: { name: 'oshirase.jpg', type: 'image/jpeg', size: content.length } },
  });
  await session.upload([{ upload, content }]);
  return upload.mediaId;
}

/** Writes a news item of the hotel in four languages. */
export async function makeHotelNews(session: ConsoleSession, siteId: string): Promise<void> {
  const { jp, ...translations } = HOTEL_NEWS;
  const body: NewItem = {
    siteIds: [siteId],
    ...jp,
    translations,
    contentUrl: '',
    publishType: 'instant',
    startDate: null,
    endDate: null,
    state: 'public',
  };
  await session.call(news.create, { body });
}

/** Writes news of the site in every status: public ones with a picture, a link and translations, a future one, an ended one and a draft. */
export async function makeDemoNews(session: ConsoleSession, siteId: string, { scenes }: NewSite): Promise<void> {
  const imageId = await uploadPicture(session, siteId, scenes[CELL]?.() ?? '');
  const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
  const instant: Omit<NewItem, 'title' | 'content'> = {
    siteIds: [siteId],
    contentUrl: '',
    publishType: 'instant',
    startDate: null,
    endDate: null,
    state: 'public',
  };
  const items: NewItem[] = [
    {
      ...instant,
      title: '定休日のお知らせ',
      content: '来週の火曜日と水曜日はお休みします。',
      translations: {
        en: { title: 'Closed days', content: 'We are closed on Tuesday and Wednesday next week.' },
        cn: { title: '休息日通知', content: '下周二、周三休息。' },
        kr: { title: '휴무 안내', content: '다음 주 화요일과 수요일은 쉽니다.' },
      },
    },
    {
      ...instant,
      title: '月見の席、受付中',
      content: '満月の晩だけの特別席です。数に限りがあります。',
      translations: {
        en: { title: 'Moon-viewing seats', content: 'For the night of the full moon only. Places are limited.' },
        cn: { title: '赏月席开放预约', content: '仅限满月之夜，座位有限。' },
        kr: { title: '달맞이 자리 예약 중', content: '보름달이 뜨는 밤에만 여는 자리입니다. 자리가 한정되어 있습니다.' },
      },
      contentUrl: '/contact',
      isInternalLink: true,
      imageId,
    },
    {
      ...instant,
      title: '新茶の季節',
      content: '来月から新茶をお出しします。',
      publishType: 'scheduled',
      startDate: inDays(7),
      endDate: inDays(37),
    },
    { ...instant, title: '冬の献立', content: '', state: 'draft' },
  ];
  for (const body of items) await session.call(news.create, { body });
  const summer = { ...instant, title: '夏の営業時間', content: '8月は夜9時まで営業します。', startDate: inDays(-40), endDate: inDays(1) };
  const { news: ended } = await session.call(news.create, { body: { ...summer, publishType: 'scheduled' } });
  await session.call(news.end, { params: { id: ended.id }, body: { version: ended.version } });
}
