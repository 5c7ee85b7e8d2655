import { ulid } from 'ulid';
import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import type { CommentPoint } from '#shared/model/preview/comment.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';

/** The invitees of the inn's owner before the site is published. The third one has not opened the preview yet. */
const INVITEES = ['okami@example.com', 'design@example.com', 'kanko@example.com'] as const;
export const DEMO_PREVIEW = { email: INVITEES[0], password: 'Yukawa.2026' } as const;

const NOTE = '冬のご案内ページの最終確認をお願いします。文言と写真をご覧いただき、よろしければ承認してください。';

interface DemoComment {
  cell: string;
  point: CommentPoint;
  text: string;
  reply: string;
  isResolved?: boolean;
}

const COMMENTS: readonly DemoComment[] = [
  {
    cell: 'A1',
    point: { x: 50, y: 22 },
    text: '露天風呂の写真、とても良いです。見出しをもう少し大きくできますか。',
    reply: '一段階大きくしました。ご確認ください。',
    isResolved: true,
  },
  { cell: 'A2', point: { x: 42, y: 70 }, text: '地酒は銘柄も書けますか。', reply: '承知しました。次の保存で加えます。' },
];

interface PreviewedSite {
  siteId: string;
  revision: string;
}

/** Comments as the first invitee, and replies as the owner. */
async function makeComments(owner: ConsoleSession, invitee: ConsoleSession, { siteId, revision }: PreviewedSite): Promise<void> {
  const { document } = await owner.call(site.get, { params: { id: siteId } });
  for (const { cell, point, text, reply, isResolved } of COMMENTS) {
    const sheetId = document.grid.cells[cell];
    if (!sheetId) throw new Error(`The site has no sheet in ${cell}`);
    const body = { id: ulid(), sheetId, language: document.settings.defaultLanguage, revision, point, second: null, text };
    const { comment } = await invitee.call(preview.comment, { params: { siteId }, body });
    const params = { id: siteId, commentId: comment.id };
    await owner.call(site.reply, { params, body: { id: ulid(), text: reply } });
    if (isResolved) await owner.call(site.resolveComment, { params, body: { isResolved } });
  }
}

/** Shares the preview of a site; one invitee comments, another one approves the revision. */
export async function makeDemoPreview(owner: ConsoleSession, origin: string, made: PreviewedSite): Promise<void> {
  const { siteId, revision } = made;
  const { password } = DEMO_PREVIEW;
  await owner.call(preview.share, { params: { siteId }, body: { isPrivate: true, emails: [...INVITEES], password, note: NOTE } });
  const [, second] = INVITEES;
  await makeComments(owner, await ConsoleSession.openPreview(origin, siteId, DEMO_PREVIEW), made);
  const designer = await ConsoleSession.openPreview(origin, siteId, { email: second, password });
  await designer.call(preview.approve, { params: { siteId, revision }, body: { isApproved: true } });
}
