import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { previewPages as source } from '#shared/messages/jp/visitor/preview-pages.ts';

export const previewPages: CatalogueOf<typeof source> = {
  note: '미리보기 화면입니다. 입력 내용은 확인되지만 전송되거나 저장되지 않습니다.',
  ended: {
    title: '미리보기를 표시할 수 없습니다',
    text: '로그인이 만료되었거나 미리보기 공유가 종료되었습니다. 미리보기 입구에서 다시 열어 주세요.',
  },
  withoutCookie: {
    title: '미리보기를 표시할 수 없습니다',
    text: '미리보기 입구에서 다시 열어 주세요. 입구 페이지에 표시되지 않으면 브라우저가 페이지 프레임 안의 쿠키를 차단하고 있는 것입니다. 위쪽의 ‘새 탭에서 열기’를 눌러 주세요.',
  },
  missing: { title: '미리보기에 없는 페이지입니다', text: '이 버전의 사이트에는 이 주소의 페이지가 없습니다.' },
  unpublished: { title: '이 시각에는 사이트가 비공개입니다', text: '예약된 비공개 시각이 지나 방문자에게 사이트가 표시되지 않습니다.' },
  empty: { title: '아직 표시할 시트가 없습니다', text: '시트를 추가하면 여기에 표시됩니다.' },
  home: '첫 페이지로 이동',
};
