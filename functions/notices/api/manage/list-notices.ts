import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { noticeView } from '#functions/notices/store/system-notice.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import { normaliseSearchText } from '#shared/rules/text/search-text.ts';

const CURSOR = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns a page of the notifications, newest first. One read returns all notifications, so the filters miss none. */
export const listNotices =
  ({ notices, clock }: SystemNotiDependencies): UseCase<typeof systemNoti.list> =>
  async ({ query: { status, kind, keyword, cursor, limit } }) => {
    const after = decodeCursor(cursor, CURSOR);
    const now = clock();
    const word = normaliseSearchText(keyword);
    const matching = (await notices.listAll())
      .map((notice) => noticeView(notice, now))
      .filter(
        (notice) =>
          (status === undefined || notice.status === status) &&
          (kind === undefined || notice.kind === kind) &&
          normaliseSearchText(`${notice.title} ${notice.content}`).includes(word),
      );
    const left = after === undefined ? matching : matching.filter(({ id }) => id < after);
    const page = left.slice(0, limit);
    return { notices: page, total: matching.length, nextCursor: encodeCursor(left.length > limit ? (page.at(-1)?.id ?? null) : null) };
  };
