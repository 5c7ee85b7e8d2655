import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitor as source } from '#shared/messages/jp/visitor.ts';

export const visitor: CatalogueOf<typeof source> = {
  sheets: '시트(상하좌우로 밀거나 방향키로 이동할 수 있습니다)',
  arrows: '시트 이동',
  up: '위쪽 시트로',
  down: '아래쪽 시트로',
  left: '왼쪽 시트로',
  right: '오른쪽 시트로',
  price: '{{amount}}엔',
  taxIncluded: '세금 포함',
  language: '언어',
  imageLink: '링크',
  pause: '동영상 일시정지',
  sound: '소리 켜기',
  locked: { title: '회원 전용', text: '이 시트는 회원으로 가입하신 분만 볼 수 있습니다.' },
  notAvailable: {
    title: '지금은 이 페이지를 볼 수 없습니다',
    text: '공개가 종료되었거나 주소가 변경되었을 수 있습니다.',
  },
  paused: {
    title: '이 페이지는 일시적으로 운영이 중단되었습니다',
    text: '잠시 후 다시 방문해 주세요.',
  },
};
