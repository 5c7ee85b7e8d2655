import { expect } from 'vitest';
import type { Language } from '#shared/model/language.ts';
import { PUBLISHED_SHEET_SHAPE } from '#shared/model/sites/sheet-fields.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { type GetCase, LAST_PAGE } from '#test/get-endpoints/get-case.ts';
import { FILLED_COMMENT, type FilledTree, type Tree } from '#test/get-endpoints/trees.ts';
import { withoutTones } from '#shared/model/media/media.ts';
import type { Call } from '#test/support/http/send.ts';

export function without<T extends object, K extends keyof T>(key: K, value: T): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

export const perLanguage = {
  perLanguage: true,
  call: ({ siteId }: Tree, lang: Language): Call => ({ params: { siteId }, query: { lang } }),
} as const;

/** The fields of a sheet that its API returns under their own names. */
const publishedFields = (sheet: Sheet | undefined) =>
  Object.fromEntries(Object.keys(PUBLISHED_SHEET_SHAPE).map((name) => [name, sheet?.[name as keyof Sheet]]));

export const page = (pageOf: (tree: Tree) => string, more: Partial<GetCase> = {}): GetCase => ({
  perLanguage: true,
  call: (tree, lang) => ({ params: { siteId: tree.siteId, pageId: pageOf(tree) }, query: { lang } }),
  expected: (tree, lang) => ({
    id: pageOf(tree),
    lang,
    imageUrl: expect.stringContaining('/1080.webp'),
    videoUrl: expect.stringContaining('/720.mp4'),
    ...publishedFields(tree.document.sheets[pageOf(tree)]?.[lang]),
  }),
  emptyStatus: 404,
  ...more,
});

export const products = (pageOf: (tree: Tree) => string, more: Partial<GetCase> = {}): GetCase =>
  page(pageOf, {
    expected: (tree, lang) => ({
      products: tree.document.sheets[pageOf(tree)]?.[lang]?.products.map((product, index) => ({
        ...without('image', product),
        order: index + 1,
        imageUrl: expect.stringContaining('.webp'),
      })),
    }),
    ...more,
  });

/** Names the site as console users do, or as invitees do. */
const ofSite =
  (token: 'user' | 'viewer') =>
  ({ siteId }: Tree): Call => ({ params: token === 'user' ? { id: siteId } : { siteId } });

export const comments = (token: 'user' | 'viewer', isMe: boolean): GetCase => ({
  token,
  call: ofSite(token),
  expected: ({ user, pageId, revision }) => ({
    comments: [
      { replies: [{ text: 'Filled reply', author: { name: user.contactName } }], resolved: { by: user.contactName } },
      { ...FILLED_COMMENT, sheetId: pageId, revision, cell: 'A1', formerCell: 'A1', isChanged: false, author: { isMe }, mayRemove: isMe },
    ],
    version: expect.any(String),
  }),
  empty: LAST_PAGE,
  emptyStatus: 200,
});

export const approvals = (token: 'user' | 'viewer', name: string): GetCase => ({
  token,
  call: ofSite(token),
  expected: ({ revision }) => ({
    needed: 0,
    invitees: 1,
    working: revision,
    revisions: [{ revision, isApproved: true, isLive: true, changesSince: 0, by: [{ name, isMe: token === 'viewer' }] }],
  }),
  emptyStatus: 200,
});

export const siteOf = ({ siteId, document, revision, publicationId, media }: FilledTree) => ({
  id: siteId,
  name: document.settings.name,
  status: 'PUBLISH',
  working: revision,
  live: revision,
  publicationId,
  scheduled: [{ visibility: 'public', revision }],
  comments: { open: 1, version: expect.any(String) },
  numberHorizontal: document.grid.numberHorizontal,
  numberVertical: document.grid.numberVertical,
  sheetCount: Object.keys(document.grid.cells).length,
  thumbnail: withoutTones(media.creative),
});

export const deliveredNews = ({ newsId, news: { title, content, contentUrl, startDate } }: FilledTree) => ({
  id: newsId,
  title,
  content,
  contentUrl,
  startDate,
});
