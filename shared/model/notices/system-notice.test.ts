import { describe, expect, it } from 'vitest';
import { SystemNoticeInput, SystemNoticeUpdate } from '#shared/model/notices/system-notice.ts';

/** The input of a client that uses only the names of the specification. */
const SPECIFIED = { title: '新機能のお知らせ', content: '効果測定に新しい指標を追加しました。', receivers: ['oem-master', 'oem-user'] };

describe('SystemNoticeInput', () => {
  it('accepts a notification that has only the fields of the specification, and adds defaults (R-19.8)', () => {
    expect(SystemNoticeInput.parse(SPECIFIED)).toEqual({
      ...SPECIFIED,
      url: '',
      imageId: null,
      publishType: 'instant',
      startDate: null,
      endDate: null,
      isDraft: false,
      kind: 'information',
      maintenance: null,
      isMailed: false,
    });
  });

  it('accepts `image` and `draft` as alternative names of the picture and the state', () => {
    const named = { ...SPECIFIED, url: '', image: null, draft: true, publishType: 'instant', startDate: null, endDate: null };
    expect(SystemNoticeInput.parse(named)).toMatchObject({ image: null, draft: true });
  });
});

describe('SystemNoticeUpdate', () => {
  it('accepts an update without a version', () => {
    expect(SystemNoticeUpdate.safeParse(SPECIFIED).success).toBe(true);
  });
});
